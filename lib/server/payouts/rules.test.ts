import { describe, expect, it } from '@jest/globals';
import { type SettingKey, type Settings, settingSchemas } from '../site/settings-schema.ts';
import { findRiskSigns, isSameName, needsSecondReview, priceWithdrawal, type RiskFacts } from './rules.ts';

const settingsWith = (changes: Partial<Settings>): Settings => {
  const keys = Object.keys(settingSchemas) as SettingKey[];
  const usual = Object.fromEntries(keys.map((key) => [key, settingSchemas[key].parse(undefined)]));
  return { ...(usual as Settings), ...changes };
};

describe('the price', () => {
  const settings = settingsWith({ 'withdraw.feeBp': 60, 'withdraw.feeMinFen': 50, 'withdraw.taxBp': 2000 });

  it.each([
    [1000, 50, 200, 750],
    [8333, 50, 1667, 6616],
    [8334, 50, 1667, 6617],
    [20_000, 120, 4000, 15_880],
  ])('of %i takes the fee, %i at least, and the tax of the whole', (amount, fee, tax, net) => {
    expect(priceWithdrawal({ amount, channel: 'bank', ownerType: 'user' }, settings)).toEqual({
      amount,
      fee,
      tax,
      net,
    });
  });

  it('of a store has no tax in it', () => {
    const priced = priceWithdrawal({ amount: 20_000, channel: 'bank', ownerType: 'store' }, settings);
    expect(priced).toEqual({ amount: 20_000, fee: 120, tax: 0, net: 19_880 });
  });

  it('leaves something, or there is none', () => {
    expect(() => priceWithdrawal({ amount: 50, channel: 'alipay', ownerType: 'user' }, settings)).toThrow(
      'invalid_input',
    );
    expect(() => priceWithdrawal({ amount: 0, channel: 'balance', ownerType: 'user' }, settings)).toThrow(
      'invalid_input',
    );
  });

  it('is nothing within the shop, and by default', () => {
    const nothing = { amount: 10, fee: 0, tax: 0, net: 10 };
    expect(priceWithdrawal({ amount: 10, channel: 'balance', ownerType: 'user' }, settings)).toEqual(nothing);
    expect(priceWithdrawal({ amount: 10, channel: 'bank', ownerType: 'user' }, settingsWith({}))).toEqual(nothing);
  });
});

it('asks a second person above the limit, not at it', () => {
  expect(needsSecondReview(500_000, settingsWith({}))).toBe(false);
  expect(needsSecondReview(500_001, settingsWith({}))).toBe(true);
});

it('compares names as people write them', () => {
  expect(isSameName('阿依古丽·买买提', '阿依古丽•买买提')).toBe(true);
  expect(isSameName('John  Smith', 'john smith')).toBe(true);
  expect(isSameName('王明', '王小明')).toBe(false);
});

describe('signs of a risk', () => {
  const now = new Date('2026-03-10T00:00:00Z');
  const calm: RiskFacts = {
    amount: 3000,
    now,
    payeeSince: new Date('2026-03-01T00:00:00Z'),
    isPayeeShared: false,
    isDeviceNew: false,
    paidCount: 2,
    paidSum: 2000,
  };

  it.each<[string, Partial<RiskFacts>, string[]]>([
    ['nothing', {}, []],
    ['more than three times the usual', { amount: 3001 }, ['unusual_amount']],
    ['the first', { paidCount: 0, paidSum: 0 }, ['first']],
    ['an account of this week', { payeeSince: new Date('2026-03-03T00:00:01Z') }, ['new_payee']],
    ['an account that others are paid to', { isPayeeShared: true }, ['shared_payee']],
    ['another device', { isDeviceNew: true }, ['new_device']],
  ])('are found: %s', (_name, facts, signs) => {
    expect(findRiskSigns({ ...calm, ...facts })).toEqual(signs);
  });
});
