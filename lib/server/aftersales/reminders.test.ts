import { describe, expect, it } from '@jest/globals';
import type { CaseStatus, CaseType } from '#lib/contract/aftersales/member-records.ts';
import { locales } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { reminderOf } from './reminders.ts';

const dueAt = new Date('2026-11-25T04:30:00Z');
const untouched = [{ qty: 5, receivedQty: null }];

interface Choices {
  type?: CaseType;
  proposedAmount?: number | null;
  lines?: { qty: number; receivedQty: number | null }[];
  hasAddress?: boolean;
}

function remind(status: CaseStatus, choices: Choices = {}) {
  const { type = 'return_refund', proposedAmount = null, lines = untouched, hasAddress = true } = choices;
  return reminderOf({ status, type, proposedAmount, dueAt }, { lines, hasAddress });
}

const words = (status: CaseStatus, choices?: Choices) => {
  const reminder = remind(status, choices);
  const say = (event: string) => sentence('en', `messagingInbox.${event}Body`, { no: 'AS1', ...reminder?.args });
  return reminder && { customer: say(reminder.customer), seller: say(reminder.seller) };
};

const by = '2026-11-25 12:30';

describe('before a deadline both sides are told', () => {
  it.each<[string, CaseStatus, Choices, string, string]>([
    [
      'a refund',
      'applied',
      { type: 'refund_only' },
      'approved automatically and your refund starts',
      'the refund starts',
    ],
    [
      'a return',
      'applied',
      {},
      'approved automatically and you can send',
      'approved automatically and the customer can',
    ],
    ['a return to nowhere', 'applied', { hasAddress: false }, 'we step in', 'the platform decides'],
    ['what is to be sent again', 'applied', { type: 'reship' }, 'we step in', 'the platform decides'],
    ['a proposal', 'applied', { proposedAmount: 5 }, 'the proposal lapses', 'it’s your turn again'],
    ['goods to send back', 'awaiting_return', {}, 'Please send the goods', 'it’s closed'],
    ['goods on their way', 'returning', {}, 'counts as received and your refund starts', 'the refund starts'],
    ['goods to exchange', 'returning', { type: 'exchange' }, 'has to send the replacement', 'the replacement is due'],
    [
      'goods of which a part came',
      'returning',
      { lines: [{ qty: 5, receivedQty: 3 }] },
      'we step in',
      'platform decides',
    ],
    [
      'goods that all came',
      'returning',
      { lines: [{ qty: 5, receivedQty: 5 }] },
      'your refund starts',
      'refund starts',
    ],
    ['a replacement that is due', 'awaiting_reship', {}, 'we step in', 'the platform decides'],
    ['a replacement that was sent', 'reshipped', {}, 'otherwise it’s completed', 'it’s completed automatically'],
    ['a refusal', 'rejected', {}, 'ask us to decide', 'it’s closed'],
    ['a dispute', 'disputed', {}, 'Then we decide', 'Then the platform decides'],
  ])('what happens to %s', (_, status, choices, customer, seller) => {
    const told = words(status, choices);
    expect(told?.customer).toContain(customer);
    expect(told?.seller).toContain(seller);
    expect([told?.customer, told?.seller].every((text) => text?.includes(by) && text.includes('AS1'))).toBe(true);
  });

  it.each(['awaiting_refund', 'refunding', 'refund_failed', 'completed', 'cancelled'] as const)(
    'nothing of what is %s',
    (status) => expect(remind(status)).toBeUndefined(),
  );

  it.each(locales)('in words that name no key (%s)', (locale) => {
    for (const status of [
      'applied',
      'awaiting_return',
      'returning',
      'awaiting_reship',
      'reshipped',
      'rejected',
    ] as const) {
      const { customer, seller, args } = remind(status) ?? { customer: '', seller: '', args: {} };
      for (const event of [customer, seller]) {
        const text = sentence(locale, `messagingInbox.${event}Body`, { no: 'AS1', ...args });
        expect(text).not.toMatch(/[{}]|messagingInbox|。。|\.\./);
      }
    }
  });
});
