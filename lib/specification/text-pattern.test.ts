import { describe, expect, it } from '@jest/globals';
import { maxPatternedText, readPattern } from './text-pattern.ts';

describe('a pattern for a text', () => {
  it.each([
    ['[A-Z]{2}-\\d+', ['AB-1', 'XY-007'], ['A-1', 'AB-', 'ABC-1', 'ab-1', 'AB-1 ']],
    ['\\d{3,5}', ['123', '12345'], ['12', '123456', '12a']],
    ['colou?r', ['color', 'colour'], ['colouur']],
    ['.*', ['', '任何 text'], []],
    ['a\\.b', ['a.b'], ['axb']],
    ['[0-9-]+', ['010-88'], ['010_88']],
  ])('%s means the whole text', (pattern, good, bad) => {
    const accepts = readPattern(pattern);
    expect(good.filter((text) => !accepts?.(text))).toEqual([]);
    expect(bad.filter((text) => accepts?.(text))).toEqual([]);
  });

  it.each([
    '(a+)+',
    'a|b',
    '^a$',
    '[a',
    '[]',
    '[^a]',
    '*a',
    'a{2',
    'a{3,2}',
    'a{99}',
    'a**',
    '\\b',
    '\\',
    'a'.repeat(201),
  ])('%s is refused: it is outside the notation', (pattern) => expect(readPattern(pattern)).toBeUndefined());

  it('answers at once what would keep a regular expression busy for ages', () => {
    const accepts = readPattern('a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*b');
    expect(accepts?.('a'.repeat(maxPatternedText))).toBe(false);
  });

  it('refuses a text that is too long unread', () => {
    expect(readPattern('.*')?.('a'.repeat(maxPatternedText + 1))).toBe(false);
  });
});
