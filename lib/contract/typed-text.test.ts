import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { lineOfText, mobileField, patterns, requiredText, typedText } from './fields.ts';
import { cleanTyped, isSeen } from './typed-text.ts';

const unseen = [
  '\u200B',
  '\u2060',
  '\uFEFF',
  '\u3164',
  '\uFFA0',
  '\u115F\u1160',
  '\u200D',
  '\u00AD',
  '\u180E',
  '\u034F',
  '\uFE0F',
  '\u2800',
  '\u2028',
  '\u{E0041}',
  '\u200E\u061C',
  '\u202E',
  '\u0000',
];

it.each(unseen)('takes %j for nothing at all', (text) => {
  expect([isSeen(text), cleanTyped(` ${text}\n`)]).toEqual([false, '']);
  expect(requiredText().safeParse(text).error?.issues[0]?.message).toBe('required');
  expect(lineOfText(30).min(1, 'required').safeParse(text).success).toBe(false);
});

it.each([
  ['\u200B买买提\uFEFF·阿不都\u2060', '买买提·阿不都'],
  ['\u202D138 0013 8000\u202C', '138 0013 8000'],
  ['\u2068张三\u2069', '张三'],
  ['❤️', '❤️'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['می‌خواهم', 'می‌خواهم'],
  ['José', 'José'],
])('keeps of %j what is seen: %j', (text, kept) => {
  expect(typedText().parse(text)).toBe(kept);
});

it.each(['a\u202Eb', '\u202Eab\u202Ccd', 'a\u2066b\u2069c', '张\u202A三'])(
  'refuses turned letters in %j and says so',
  (text) => {
    for (const field of [typedText(), requiredText(), lineOfText(30)]) {
      expect(z.object({ field }).safeParse({ field: text }).error?.issues[0]?.message).toBe('directionMarks');
    }
  },
);

it.each([
  'José',
  'O’Brien',
  "O'Brien",
  '买买提·阿不都',
  'Anna-Lena',
  '小明 2号',
  'أحمد',
  'नेहा',
  'J. R. Smith',
  '张三_a',
  'Łukasz',
  'Jose\u0301',
])('takes %s for a display name', (name) => {
  expect(patterns.nickname.test(name)).toBe(true);
});

it.each(['<b>', 'a\nb', 'a&b', ' a', "'", '·', '-', 'a@b', 'a/b', '\u0301a', '😀'])(
  'takes %j for no display name',
  (name) => {
    expect(patterns.nickname.test(name)).toBe(false);
  },
);

it.each([
  '+86 138-0013-8000',
  '86 13800138000',
  '0086 138 0013 8000',
  '（+86）13800138000',
  '１３８００１３８０００',
  '\u202D138 0013 8000\u202C',
  '138\u00A00013\u30008000',
  '138–0013–8000',
  '138.0013.8000',
])('reads the mobile number %j', (text) => {
  expect(mobileField.parse(text)).toBe('13800138000');
});

it.each(['+1 13800138000', '+852 13800138000', '138001380001', '8613800', '12800138000', '138 0013 800a'])(
  'refuses the mobile number %j',
  (text) => {
    expect(mobileField.safeParse(text).error?.issues[0]?.message).toBe('mobile');
  },
);
