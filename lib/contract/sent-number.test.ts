import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readEntries } from './entries-for-tests.ts';
import { sentNumber } from './sent-number.ts';

const field = sentNumber('wholeNumber').int('wholeNumber').min(-5, 'specMinimum').max(100, 'specMaximum');

describe('a number that is sent', () => {
  it.each<[unknown, number]>([
    [7, 7],
    ['7', 7],
    [' 7 ', 7],
    ['007', 7],
    ['+7', 7],
    ['-5', -5],
    ['7.0', 7],
    ['', 0],
    [null, 0],
  ])('is read from %j', (sent, read) => {
    expect(field.parse(sent)).toBe(read);
  });

  it.each<unknown>([
    ['3'],
    [3],
    [],
    true,
    false,
    {},
    '0x10',
    '0b1',
    '0o7',
    '1e1',
    'Infinity',
    '1,5',
    '7 7',
    '٣',
    '1_0',
    Number.NaN,
    undefined,
  ])('is not %j', (...sent) => {
    expect(field.safeParse(sent[0]).error?.issues[0]?.message).toBe('wholeNumber');
  });

  it('keeps its rules, and is described by them', () => {
    expect(field.safeParse('101').error?.issues[0]?.message).toBe('specMaximum');
    expect(field.default(4).parse(undefined)).toBe(4);
    expect(z.toJSONSchema(field, { io: 'input' })).toMatchObject({ type: 'integer', minimum: -5, maximum: 100 });
  });
});

it('is how every field of a call reads a number: no list of one is a number, nor a switch', async () => {
  const found: string[] = [];
  const seen = new Set<z.core.$ZodType>();
  const visit = (schema: z.core.$ZodType, where: string): void => {
    if (seen.size === seen.add(schema).size) return;
    const { def } = schema._zod as { def: { type: string; coerce?: boolean } };
    if (def.type === 'number' && def.coerce) found.push(where);
    for (const inner of innerOf(def)) visit(inner, where);
  };
  for (const { method, path, query, body } of await readEntries()) {
    for (const schema of [query, body]) if (schema) visit(schema, `${method} ${path}`);
  }
  expect(found).toEqual([]);
});

/** The schemas that one is made of. */
function innerOf(def: object): z.core.$ZodType[] {
  const parts = Object.entries(def).flatMap(([name, value]) =>
    name === 'shape' ? Object.values(value) : [value].flat(),
  );
  return parts.filter((part): part is z.core.$ZodType => typeof part === 'object' && part !== null && '_zod' in part);
}
