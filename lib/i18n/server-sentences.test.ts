import { expect, it } from '@jest/globals';
import { formatMoney } from './money.ts';
import { sentence } from './server-sentences.ts';

it.each(['zh-cn', 'en'] as const)('money in a sentence is written as on pages (%s)', (locale) => {
  const said = sentence(locale, 'messagingInbox.orderPaidBody', { no: 'SO1', amount: '5940.00' });
  expect(said).toContain(formatMoney(locale, '5940.00'));
  expect(sentence(locale, 'validation.belowFloor', { floor: '26.6667' })).toContain('¥26.6667');
  expect(sentence(locale, 'validation.belowFloor', { floor: '1800.00' })).toContain('¥1,800.00');
});

it.each([
  ['+5940.00', '+5,940.00'],
  ['-12.50', '-12.50'],
])('a change of the balance keeps its sign: %s', (change, shown) => {
  const values = { no: 'AJ1', change, reason: '' };
  for (const locale of ['zh-cn', 'en'] as const) {
    expect(sentence(locale, 'messagingInbox.balanceAdjustedBody', values)).toContain(shown);
    expect(sentence(locale, 'messagingInbox.adjustmentProposedBody', { ...values, unit: 'CNY' })).toContain(shown);
  }
});
