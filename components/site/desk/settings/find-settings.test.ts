import { expect, it } from '@jest/globals';
import type { DeskSetting } from '#lib/api/site/desk-site.ts';
import { settingSchemas } from '#lib/server/site/settings-schema.ts';
import en from '#messages/en/siteDesk.json' with { type: 'json' };
import zh from '#messages/zh-cn/siteDesk.json' with { type: 'json' };
import { findSettings } from './find-settings.ts';
import { settingTexts } from './setting-texts.ts';
import { unitOf } from './setting-units.ts';

const keys = Object.keys(settingSchemas);
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

it.each(keys)('%s has a name and says in both languages what it does', (key) => {
  const name = key.replaceAll('.', '_');
  for (const words of [zh.settings, en.settings]) {
    expect((words.label as Record<string, string>)[name]).toBeTruthy();
    expect((words.help as Record<string, string>)[name]).toBeTruthy();
  }
});

it.each(keys.filter((key) => typeof settingSchemas[key as keyof typeof settingSchemas].parse(undefined) === 'number'))(
  '%s is counted in a unit',
  (key) => {
    const unit = unitOf(key).key;
    expect(unit).not.toBe('none');
    expect([zh, en].every(({ settings: { unit: units } }) => unit in units)).toBe(true);
  },
);
