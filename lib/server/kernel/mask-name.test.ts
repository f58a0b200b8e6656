import { expect, it } from '@jest/globals';
import { maskName } from './mask-name.ts';

it.each([
  ['张三', '张**'],
  ['Daisy', 'D**'],
  ['𠮷野', '𠮷**'],
  ['  x', 'x**'],
  ['', ''],
])('%j is shown as %j', (name, shown) => {
  expect(maskName(name)).toBe(shown);
});
