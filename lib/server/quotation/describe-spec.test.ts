import { expect, it } from '@jest/globals';
import type { SpecSnapshot } from '#lib/contract/catalogue/specification.ts';
import { summariseSpec } from './describe-spec.ts';

const number = (unit: object | null) =>
  [
    { key: 'designs', parent: null, kind: 'number', label: { 'zh-cn': '款数', en: 'Designs' }, value: 3, unit },
  ] as unknown as SpecSnapshot['entries'];

it.each([
  ['in both languages', { 'zh-cn': '款', en: 'kinds' }, '款数 3 款', 'Designs 3 kinds'],
  ['that English has no word for', { 'zh-cn': '款', en: '' }, '款数 3 款', 'Designs 3'],
  ['that was stored before a language came', { 'zh-cn': '款' }, '款数 3 款', 'Designs 3 款'],
  ['that is none', null, '款数 3', 'Designs 3'],
])('a number is read with its unit, %s', (_, unit, chinese, english) => {
  expect(summariseSpec(number(unit))).toEqual({ 'zh-cn': chinese, en: english });
});
