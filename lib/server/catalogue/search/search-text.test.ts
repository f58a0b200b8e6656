import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toSearchPatterns, toSearchText } from './search-text.ts';

/** What the database does with the patterns. */
function isFound(text: string, search: string): boolean {
  const patterns = toSearchPatterns(search);
  const stored = toSearchText([text]);
  return patterns.length > 0 && patterns.every((pattern) => stored.includes(pattern.slice(1, -1)));
}

describe('search text', () => {
  it.each([
    ['名', ['%名名名%']],
    ['名片', ['%名片片%']],
    ['打印机', ['%打印印印机%']],
    ['片片', ['%片片片片%']],
    ['a4', ['% a4%']],
    ['business card', ['%business%', '%card%']],
  ])('looks for %j by as little as is needed', (search, patterns) => {
    expect(toSearchPatterns(search)).toEqual(patterns);
  });

  it('writes every Chinese character three times and sets Latin words apart', () => {
    expect(toSearchText(['A4纸', 'Copy-Paper'])).toBe(' a4 纸纸纸 copy paper ');
  });

  it.each([
    ['经典名片', '名'],
    ['经典名片', '名片'],
    ['经典名片', '典名片'],
    ['A4复印纸', 'a4'],
    ['A4复印纸', '复印 A4'],
    ['Sit-stand desk', 'STAND'],
    ['Ｗｉ－Ｆｉ 6 接入点', 'wi-fi'],
    ['PVC 名片', '名片pvc'],
  ])('finds %j by %j', (text, search) => {
    expect(isFound(text, search)).toBe(true);
  });

  it.each([
    ['名优卡片', '名片'],
    ['片名', '名片'],
    ['shape', 'ha'],
    ['kraft bag', 'kraft box'],
  ])('does not find %j by %j', (text, search) => {
    expect(isFound(text, search)).toBe(false);
  });

  it('finds nothing by what is neither letter nor digit', () => {
    expect(toSearchPatterns(' !！%_\\ ')).toEqual([]);
  });

  it('finds every Chinese substring of a Chinese text, and no other', () => {
    const chinese = fc.string({ unit: fc.constantFrom('名', '片', '印', '刷'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(chinese, chinese, (text, part) => {
        expect(isFound(text, part)).toBe(text.includes(part));
      }),
    );
  });

  it('never lets a pattern sign of the visitor through', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        for (const pattern of toSearchPatterns(typed)) expect(pattern.slice(1, -1)).not.toMatch(/[%_\\]/);
      }),
    );
  });

  it('looks for five words at most', () => {
    expect(toSearchPatterns('one two three four five six seven')).toHaveLength(5);
  });
});
