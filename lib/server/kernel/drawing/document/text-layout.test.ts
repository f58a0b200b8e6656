import { expect, test } from '@jest/globals';
import { narrowMarks } from './text-layout.ts';

test.each([
  ['an apostrophe', 'The store’s objection', [9]],
  ['marks around words', '“Not final” it says', [0, 10]],
  ['nothing beside Chinese characters', '他说“可以”', []],
  ['nothing beside Chinese marks', '‘好’，', []],
  ['a Latin name within a Chinese sentence', '型号 O’Neil 已到', [4]],
])('draws as narrow as Latin letters: %s', (_, text, expected) => {
  expect([...narrowMarks(text)]).toEqual(expected);
});
