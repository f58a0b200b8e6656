import { expect, it } from '@jest/globals';
import type { DeskSetting } from '#lib/api/site/desk-site.ts';
import { bySubject, faultOf, fromForm, toForm } from './setting-edit.ts';

const setting = (facts: Partial<DeskSetting>): DeskSetting => ({
  key: 'site.tel',
  kind: 'text',
  value: '',
  preset: '',
  options: [],
  min: null,
  max: null,
  ...facts,
});

it.each([
  [setting({ value: '400' }), '400'],
  [setting({ key: 'shipping.baseFen', kind: 'number', value: 1200 }), '12'],
  [setting({ kind: 'boolean', value: true }), true],
  [setting({ kind: 'list', value: ['jpg', 'png'] }), 'jpg\npng'],
  [setting({ kind: 'numbers', value: [1, 2] }), '1\n2'],
  [setting({ kind: 'texts', value: { 'zh-cn': '商城', en: 'Shop' } }), { 'zh-cn': '商城', en: 'Shop' }],
])('%j comes back as it was', (given, typed) => {
  expect(toForm(given)).toEqual(typed);
  expect(fromForm(given, typed)).toEqual(given.value);
});

it('takes no list of numbers with words in it', () => {
  expect(fromForm(setting({ kind: 'numbers' }), '1\nx')).toBeUndefined();
});

it.each([
  ['x', 'invalid'],
  ['-1', 'tooSmall'],
  ['100.01', 'tooLarge'],
  ['100', undefined],
])('of a share from 0 to 100 percent, %s is %s', (typed, key) => {
  const share = setting({ key: 'points.earnBp', kind: 'number', value: 100, min: 0, max: 10_000 });
  const fault = faultOf(share, typed);
  expect(fault?.key).toBe(key);
  expect(fault?.limits).toEqual(key && { min: '0', max: '100' });
});

it('groups by subject', () => {
  const keys = ['site.name', 'order.payMinutes', 'site.tel'].map((key) => setting({ key }));
  expect(bySubject(keys).map(([subject, list]) => [subject, list.length])).toEqual([
    ['site', 2],
    ['order', 1],
  ]);
});
