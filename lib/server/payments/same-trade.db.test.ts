import { afterAll, describe, expect, it } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import type { Channel } from '#lib/contract/payments/channels.ts';
import { createTestContext } from '../db/test-context.ts';
import { isTradeCredited, noticedTrade } from './notices/notice-repository.ts';
import { isTradePaying, isTradeTaken, paidTrade } from './repository.ts';
import { isOneOfTrades, isSameTrade, storedTradeKey, tradeKey } from './same-trade.ts';
import { paymentNotices, payments } from './tables.ts';

const many = 20_000;

const test = await createTestContext();
const { db } = test.ctx;
await db.execute(sql`insert into payments (no, user_id, purpose, purpose_no, channel, paid_amount, status, provider_trade_no, expires_at)
  select 'PY' || n, 1, 'recharge', 'RC' || n, 'bank', 100, 'succeeded', lpad(n::text, 12, '0'), now() from generate_series(1, ${sql.raw(String(many))}) n`);
await db.execute(sql`insert into payment_notices (channel, event_id, payment_no, outcome, resolution, content)
  select 'bank', n::text, 'PY' || n, 'mismatch', 'credited', jsonb_build_object('tradeNo', lpad(n::text, 12, '0'))
  from generate_series(${sql.raw(String(many + 1))}, ${sql.raw(String(2 * many))}) n`);
await db.execute(sql`analyze payments, payment_notices`);
afterAll(() => test.close());

const planOf = async (table: typeof payments | typeof paymentNotices, where: SQL | undefined) => {
  const { rows } = await test.ctx.db.execute(sql`explain select 1 from ${table} where ${where}`);
  return rows.map((row) => Object.values(row).join()).join('\n');
};

describe('the number of a bank transaction', () => {
  it.each([
    ['of a payment', payments, isSameTrade(paidTrade, 'bank', '77')],
    ['of payments', payments, isOneOfTrades(paidTrade, ['77', '78', 'B1'])],
    ['of a notice', paymentNotices, isSameTrade(noticedTrade, 'bank', '20077')],
    ['of notices', paymentNotices, isOneOfTrades(noticedTrade, ['20077', '20078', 'B1'])],
  ])('%s is looked up, however many there are', async (_, table, where) => {
    const plan = await planOf(table, where);
    expect(plan).toContain('trade_key');
    expect(plan).not.toContain('Seq Scan');
  });

  it.each(['77', '000077', '000000000077', ' ７７ '])('is found written as %j', async (said) => {
    const { db } = test.ctx;
    expect(await isTradePaying(db, 'bank', said)).toBe(true);
    expect(await isTradeTaken(db, 'bank', said, 'PY77')).toBe(false);
    expect(await isTradeTaken(db, 'bank', said, 'PY78')).toBe(true);
    expect(await isTradeCredited(db, 'bank', `${said}`.replace('77', '20077').replace('７７', '20077'))).toBe(true);
    expect(await isTradePaying(db, 'wechat', said)).toBe(false);
  });

  /** As numbers were kept before they were cleaned, and as they are now. */
  it.each([
    'ICBC-2026',
    'icbc-2026',
    '０0123 45',
    '00012',
    '0b1',
    '0B1 ',
    '00a0',
    '12\u200b34',
    '\ufeff0099',
    '12\u00a034',
    '流水0012',
  ])('that is stored as %j has the key that is looked for', async (stored) => {
    for (const channel of ['bank', 'alipay'] satisfies Channel[]) {
      const { rows } = await test.ctx.db.execute(sql`select ${storedTradeKey(paidTrade)} as key
        from (values (${channel}::varchar, ${stored}::varchar)) payments (channel, provider_trade_no)`);
      expect(rows).toEqual([{ key: tradeKey(channel, stored) }]);
    }
  });
});
