import { expect, it } from '@jest/globals';
import { locales } from '#lib/i18n/locales.ts';
import { policyTexts } from './policies.ts';

const settings = { 'aftersale.noReasonDays': 7, 'aftersale.windowDays': 15 };
const texts = { 'zh-cn': '{days} 天内', en: 'within {days} days, {days} in all' };

it('days are those of the settings: of returns without a reason their own', () => {
  const policies = (['no_reason', 'quality'] as const).map((key) => ({ key, texts }));
  const said = policyTexts(policies, settings, 'en');
  expect([said.no_reason, said.quality]).toEqual(['within 7 days, 7 in all', 'within 15 days, 15 in all']);
  expect(policyTexts(policies, settings, 'zh-cn').quality).toBe('15 天内');
});

it.each(locales)('what has no text says nothing (%s)', (locale) => {
  const silent = [{ key: 'made' as const, texts: { 'zh-cn': '', en: '' } }];
  expect(Object.values(policyTexts(silent, settings, locale)).every((text) => text === '')).toBe(true);
});
