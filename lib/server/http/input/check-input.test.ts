import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { queryBounds, usualBounds } from '#lib/contract/input-bounds.ts';
import { readQuery } from '../query.ts';
import { checkInput } from './check-input.ts';
import { checkText } from './check-text.ts';

const bounds = { bytes: 1000, depth: 3, keys: 4, values: 10 };

const faultOf = (run: () => unknown): unknown => {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as { fields?: unknown }).fields;
  }
};

describe('what was sent', () => {
  it.each<[string, unknown, string, string]>([
    ['half a pair', { note: '\ud800' }, 'note', 'unstorable'],
    ['the other half', { note: 'a\udc00b' }, 'note', 'unstorable'],
    ['halves in the wrong order', { note: '\udc00\ud800' }, 'note', 'unstorable'],
    ['a zero character', { note: 'a\0b' }, 'note', 'unstorable'],
    ['half a pair deep inside', { lines: [{ note: 'x' }, { note: '\ud83d' }] }, 'lines.1.note', 'unstorable'],
    ['half a pair as a name', { '\ud800': 1 }, 'body', 'unstorable'],
    ['a zero character as a name', { a: { 'b\0': 1 } }, 'a', 'unstorable'],
    ['a list as deep as too deep', { a: [[[1]]] }, 'a.0.0', 'tooDeep'],
    ['too many names', { a: { b: 1, c: 1, d: 1, e: 1, f: 1 } }, 'a', 'tooMuch'],
    ['too many in a list', { a: Array(11).fill(null) }, 'a', 'tooMuch'],
    ['too many in all', { a: [1, 2, 3, 4], b: [1, 2, 3, 4] }, 'b.3', 'tooMuch'],
    ['a name without end', { ['k'.repeat(201)]: 1 }, 'body', 'tooLong'],
  ])('is refused at its field: %s', (_, input, field, key) => {
    expect(faultOf(() => checkInput(input, bounds))).toMatchObject({ [field]: { key } });
  });

  it.each([[null], ['😀 é \\u0000'], [{ a: [[1]], b: { c: '𠮷' } }], [[1, 2, 3, 4, 5, 6, 7, 8, 9]], [{}]])(
    'passes within its bounds: %j',
    (input) => expect(() => checkInput(input, bounds)).not.toThrow(),
  );
});

describe('a text that is not parsed yet', () => {
  it.each([
    ['[[[[1]]]]', 'tooDeep'],
    [`[${'1,'.repeat(20)}1]`, 'tooMuch'],
    [`{${Array.from({ length: 21 }, (_, index) => `"k${index}":1`).join(',')}}`, 'tooMuch'],
  ])('is refused: %s', (text, key) => {
    expect(faultOf(() => checkText(text, bounds))).toMatchObject({ body: { key } });
  });

  it('passes whatever passes once it is parsed', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        const wide = { ...usualBounds, values: 50, depth: 4 };
        if (faultOf(() => checkInput(JSON.parse(text), wide)) !== undefined) return;
        expect(faultOf(() => checkText(text, wide))).toBeUndefined();
      }),
    );
  });

  it('looks into no string', () => {
    const text = JSON.stringify({ content: `"[{,\\"${',[{'.repeat(500)}\\`, more: '\\\\' });
    expect(() => checkText(text, bounds)).not.toThrow();
  });
});

describe('a query', () => {
  it.each([
    [`q=${'x'.repeat(queryBounds.bytes)}`, 'query', 'tooLong'],
    [Array.from({ length: 501 }, (_, index) => `a[]=${index}`).join('&'), 'query', 'tooMuch'],
    [Array.from({ length: 201 }, (_, index) => `k${index}=1`).join('&'), 'body', 'tooMuch'],
    ['a%00=1', 'body', 'unstorable'],
    ['a[b%00][]=1', 'a', 'unstorable'],
    ['name=%00', 'name', 'unstorable'],
  ])('is refused at its field', (query, field, key) => {
    expect(faultOf(() => readQuery(`http://shop.test/api?${query}`))).toMatchObject({ [field]: { key } });
  });
});
