import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toSearchPatterns, toSearchText } from './search-text.ts';
import { takeApart, toSearchWords } from './search-words.ts';

/** What the database does with the patterns. */
function isFound(text: string, search: string): boolean {
  const patterns = toSearchPatterns(search);
  const stored = toSearchText([text]);
  return patterns.length > 0 && patterns.every((pattern) => stored.includes(pattern.slice(1, -1)));
}

function isFoundInAnyForm(text: string, search: string): boolean {
  const stored = toSearchText([text]);
  const words = toSearchWords(search);
  const isThere = (pattern: string) => stored.includes(pattern.slice(1, -1));
  return words.length > 0 && words.every((forms) => forms.some((patterns) => patterns.every(isThere)));
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
    expect(toSearchText(['PVC纸', 'Copy paper'])).toBe(' pvc 纸纸纸 copy paper ');
  });

  it('adds what stands at joints in one, and the later parts of what is in one', () => {
    expect(toSearchText(['A4纸', 'Copy-Paper'])).toBe(' a4 纸纸纸 4 copy paper copypaper ');
    expect(toSearchText(['Wi-Fi 6'])).toBe(' wi fi 6 wifi wifi6 ');
    expect(toSearchText(['Letter', '5 sides'])).toBe(' letter 5 sides ');
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

  const writings = (text: string) => text.split('|');
  it.each([
    [
      'Wi-Fi 6 路由器|WiFi 6 路由器|WIFI6路由器|Wi-Fi6路由器|ＷｉＦｉ６ 路由器',
      'wifi6|WiFi 6|wi-fi 6|Wi‑Fi6|WIFI 6路由器|ｗｉｆｉ６',
    ],
    ['Cat 6 cable|CAT6 cable|Cat-6 cable|cat.6 网线 cable', 'cat6|cat 6|CAT-6|Cat６'],
    ['A4 纸|A4纸|Ａ４纸', 'A4纸|a4 纸|Ａ４'],
    [
      '90×54 mm 名片|90x54mm名片|90 * 54mm 名片|90mm×54mm 名片|９０×５４ mm',
      '90×54|90x54|90*54|90 X 54|90x54mm|90×54 mm|９０ｘ５４',
    ],
    ['210×297×20', '210x297|297×20|210*297*20|297'],
    ['5号电池|5 号电池|５号电池', '5号|5 号|５号'],
    ['USB-C 线|USB C 线|USBC线', 'usb-c|usbc|usb c'],
    ['HDMI 2.1|HDMI2.1', 'hdmi2.1|hdmi 2.1|HDMI2'],
    ['iPhone 15 Pro|iPhone15Pro|iPhone15 Pro', 'iphone15|iphone 15|15pro|iphone15pro'],
    ['5 m cable|5m cable', '5m|5 m'],
    ['80 gsm paper|80gsm paper', '80gsm|80 gsm'],
    ['HP-1020|HP 1020|HP1020', 'hp1020|hp 1020|hp-1020'],
    ['Sit-stand desk', 'sit-stand|sitstand|sit stand'],
    ['T-shirt|Tshirt', 'tshirt|t-shirt'],
    ['No. 5 envelope|No.5 envelope|№5 envelope', 'no5|no.5|no 5'],
    ['5m × 2', '5m|5×2'],
  ])('finds each writing of %j by each of %j', (texts, searches) => {
    const missed = writings(texts).flatMap((text) =>
      writings(searches)
        .filter((search) => !isFoundInAnyForm(text, search))
        .map((search) => `${text} by ${search}`),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    ['3.5 mm', '35mm'],
    ['80 gsm 500 sheets', 'gsm500'],
    ['90×54', '54×90'],
    ['4 boxes', '4box'],
    ['Cat 5 cable', 'cat6'],
  ])('does not find %j by %j: that is something else', (text, search) => {
    expect(isFoundInAnyForm(text, search)).toBe(false);
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

describe('a Chinese run of several words', () => {
  it.each([
    ['名片设计', '名片 设计'],
    ['名片的设计', '名片 设计'],
    ['A4名片设计', 'a4 名片 设计'],
    ['名片', undefined],
    ['business cards', undefined],
  ])('%j is taken apart as %j', (typed, apart) => {
    expect(takeApart(typed, new Map(), 1)).toBe(apart);
  });

  it('stays whole where operators gave it a meaning, and where a single character would be left', () => {
    expect(takeApart('名片设计', new Map([['名片设计', ['名片设计', 'vi']]]), 1)).toBeUndefined();
    expect(takeApart('复印纸', new Map(), 1)).toBe('复印 纸');
    expect(takeApart('复印纸', new Map(), 2)).toBeUndefined();
  });
});
