import { expect, it } from '@jest/globals';
import type { DeskSetting } from '#lib/api/site/desk-site.ts';
import en from '#messages/en/siteDesk.json' with { type: 'json' };
import zh from '#messages/zh-cn/siteDesk.json' with { type: 'json' };
import { findSettings } from './find-settings.ts';
import { settingTexts } from './setting-texts.ts';

const keys = Object.keys(zh.settings.label).map((name) => name.replace('_', '.'));
const settings = keys.map((key) => ({ key }) as DeskSetting);
const texts = settingTexts([zh.settings, en.settings]);
const found = (typed: string) => findSettings(settings, texts, typed).map(({ key }) => key);

it.each([
  ['order.payMinutes', 'order.payMinutes'],
  ['order.payminutes', 'order.payMinutes'],
  ['pay minutes', 'order.payMinutes'],
  ['付款时限', 'order.payMinutes'],
  ['time to pay', 'order.payMinutes'],
  ['Stock FREE', 'order.payMinutes'],
  ['自动收货', 'order.confirmDays'],
  ['罚款', 'settle.appealDays'],
  ['penalty', 'settle.appealDays'],
  ['订单 客户 收货', 'order.confirmDays'],
  ['ＣＤＮ', 'site.cdnUrl'],
  ['two-factor', 'member.isOperatorTwoFactorRequired'],
  ['两步验证', 'member.isOperatorTwoFactorRequired'],
  ['captcha', 'member.isLoginCaptchaOn'],
  ['验证码', 'member.isLoginCaptchaOn'],
  ['包邮', 'shipping.freeFromFen'],
  ['monthly', 'settle.cycle'],
  ['每周一', 'settle.cycle'],
  ['增值税', 'books.feeVatBp'],
  ['vat', 'books.feeVatBp'],
])('%s finds %s', (typed, key) => {
  expect(found(typed)).toContain(key);
});

it('shows everything until something is typed, also where that is only marks', () => {
  expect(found('')).toEqual(keys);
  expect(found(' 　')).toEqual(keys);
  expect(found('?!')).toEqual(keys);
});

it.each(['zzz', '不存在的设置', 'pay zzz'])('%s finds nothing', (typed) => {
  expect(found(typed)).toEqual([]);
});

it('finds few where words are many', () => {
  expect(found('付款时限').length).toBeLessThan(10);
  expect(found('rate')).not.toContain('member.isCenterOpen');
});
