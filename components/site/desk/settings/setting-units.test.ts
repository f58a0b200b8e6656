import { expect, it } from '@jest/globals';
import { numberKindOf, toStored, toTyped, unitOf } from './setting-units.ts';

it.each([
  ['shipping.baseFen', 1200, '12', 'yuan'],
  ['shipping.baseFen', 1250, '12.5', 'yuan'],
  ['points.earnBp', 150, '1.5', 'percent'],
  ['points.earnBp', 500, '5', 'percent'],
  ['upload.maxBytes', 10 * 1024 * 1024, '10', 'megabytes'],
  ['order.payMinutes', 30, '30', 'minutes'],
  ['points.perYuan', 100, '100', 'points'],
  ['invoice.slaDays', 3, '3', 'workingDays'],
])('%s: %d is shown as %s', (key, stored, typed, unit) => {
  expect(toTyped(key, stored)).toBe(typed);
  expect(toStored(key, typed)).toBe(stored);
  expect(unitOf(key).key).toBe(unit);
});

it.each([
  ['shipping.baseFen', '12.345'],
  ['order.payMinutes', '1.5'],
  ['order.payMinutes', 'soon'],
  ['order.payMinutes', ''],
])('%s does not take %j', (key, text) => {
  expect(toStored(key, text)).toBeUndefined();
});

it.each([
  ['shipping.baseFen', 'float'],
  ['points.earnBp', 'float'],
  ['upload.maxBytes', 'float'],
  ['order.payMinutes', 'integer'],
  ['shipping.remoteProvinces', 'integer'],
])('%s is typed as %s', (key, kind) => {
  expect(numberKindOf(key)).toBe(kind);
});
