import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { sieveOf } from './sieve.ts';

function sift(schema: z.ZodType, value: unknown) {
  const dropped: string[] = [];
  return { kept: sieveOf(schema).sift(value, dropped), dropped };
}

const person = z.object({ name: z.string() });

describe('a sieve', () => {
  it('gives back the very value where it holds what is named', () => {
    const value = { list: [{ name: 'Lin' }], total: 1, more: undefined };
    const { kept, dropped } = sift(z.object({ list: z.array(person), total: z.int() }), value);
    expect([kept === value, dropped]).toEqual([true, []]);
  });

  it.each([
    ['an object', person, { name: 'Lin', secret: 1 }, { name: 'Lin' }, ['secret']],
    [
      'rows',
      z.array(person),
      [{ name: 'Lin' }, { name: 'Wu', secret: 1 }],
      [{ name: 'Lin' }, { name: 'Wu' }],
      ['[].secret'],
    ],
    [
      'what may be null',
      z.object({ of: person.nullable() }),
      { of: { name: 'Lin', id: 1 } },
      { of: { name: 'Lin' } },
      ['of.id'],
    ],
    [
      'what may be left out',
      z.object({ of: person.optional() }),
      { of: { name: '', id: 1 } },
      { of: { name: '' } },
      ['of.id'],
    ],
    [
      'rows of rows',
      z.object({ of: z.array(z.array(person)) }),
      { of: [[{ name: '', id: 1 }]] },
      { of: [[{ name: '' }]] },
      ['of[][].id'],
    ],
    ['free keys', z.record(z.string(), person), { 7: { name: 'Lin', id: 7 } }, { 7: { name: 'Lin' } }, ['7.id']],
    ['listed keys', z.record(z.enum(['open']), z.int()), { open: 1, hidden: 2 }, { open: 1 }, ['hidden']],
    ['places', z.tuple([z.int(), person]), [1, { name: 'Lin', id: 1 }], [1, { name: 'Lin' }], ['[].id']],
    [
      'a default',
      z.object({ of: person.default({ name: '' }) }),
      { of: { name: '', id: 1 } },
      { of: { name: '' } },
      ['of.id'],
    ],
    ['a pipe', z.object({ name: z.string().pipe(z.string()) }), { name: '', id: 1 }, { name: '' }, ['id']],
    ['a strict object', z.strictObject({ name: z.string() }), { name: '', id: 1 }, { name: '' }, ['id']],
  ] as const)('leaves out of %s what is not named', (_, schema, value, kept, dropped) => {
    const before = JSON.stringify(value);
    expect(sift(schema, value)).toEqual({ kept, dropped });
    expect(JSON.stringify(value)).toBe(before);
  });

  it('keeps what the schema leaves open', () => {
    const value = { data: { anything: { at: ['all'] } }, other: 1 };
    expect(sift(z.looseObject({ data: z.unknown() }), value)).toEqual({ kept: value, dropped: [] });
  });

  it('goes down a tree as deep as it is', () => {
    const tree = z.object({
      name: z.string(),
      get children() {
        return z.array(tree);
      },
    });
    const value = { name: 'a', children: [{ name: 'b', children: [{ name: 'c', children: [], id: 3 }] }] };
    expect(sift(tree, value).dropped).toEqual(['children[].children[].id']);
  });
});

describe('a union', () => {
  const challenge = z.discriminatedUnion('mode', [
    z.object({ mode: z.literal('click'), image: z.string() }),
    z.object({ mode: z.literal('text'), question: z.string() }),
  ]);

  it('is what its word says: keys of another member are not named', () => {
    const value = { mode: 'text', question: '?', image: 'solution' };
    expect(sift(challenge, value)).toEqual({ kept: { mode: 'text', question: '?' }, dropped: ['image'] });
  });

  it('is the member that names most where the words decide nothing', () => {
    const either = z.union([person, z.object({ name: z.string(), id: z.int() })]);
    expect(sift(either, { name: 'Lin', id: 1 }).dropped).toEqual([]);
    expect(sift(either, { name: 'Lin', id: 1, secret: 1 }).dropped).toEqual(['secret']);
    expect(sift(challenge, { mode: 'new', image: '', secret: 1 }).dropped).toEqual(['secret']);
  });

  it('lets no object through because it may also be a text, a list or nothing', () => {
    const value = { name: 'Lin', secret: 1 };
    for (const schema of [z.union([z.string(), person]), z.union([z.tuple([]), person]), z.union([z.null(), person])]) {
      expect(sift(schema, value)).toEqual({ kept: { name: 'Lin' }, dropped: ['secret'] });
    }
  });
});

it('says of which kinds of schema it knows nothing', () => {
  expect(() => sieveOf(z.intersection(person, person))).toThrow('intersection');
});
