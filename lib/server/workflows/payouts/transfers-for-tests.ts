import { afterAll, afterEach, beforeEach, expect } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { type Mood, startAlipayTransfers } from '../../payments/alipay/alipay-transfers-for-tests.ts';
import { findTransfer, getWithdrawal } from '../../payouts/index.ts';
import { ensureRules } from '../../setup/first-rules.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { payoutsOf } from './payouts-for-tests.ts';
import { transferPayout } from './transfer-payout.ts';

export const paidOnce = ['withdraw_hold', 'withdraw_paid'];

/** A shop that pays by Alipay, whose books are checked after each test. */
export async function openTransfers() {
  const alipay = await startAlipayTransfers();
  const test = await createTestContext(alipay.env);
  await ensureRules(test.ctx);
  const shop = payoutsOf(test);
  afterAll(async () => {
    await test.close();
    await alipay.stop();
  });

  beforeEach(() => {
    alipay.transfers.mood = { kind: 'pays' };
    alipay.transfers.isSilent = false;
  });

  afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

  async function newApproved(amount = 4000) {
    const earner = await shop.newEarner(10_000);
    const { no } = await shop.apply(earner, amount);
    await shop.approve(no);
    return { earner, no };
  }

  /** Begun, with whatever Alipay makes of it. */
  async function sent(mood: Mood = { kind: 'pays' }) {
    const approved = await newApproved();
    const payer = await shop.newOperator();
    alipay.transfers.mood = mood;
    const withdrawal = await transferPayout(test.ctx, payer, approved.no);
    alipay.transfers.mood = { kind: 'pays' };
    return { ...approved, payer, withdrawal };
  }

  const minutes = (count: number) => test.ctx.clock.advance(count * 60);
  const read = (no: string) => getWithdrawal(test.ctx.db, no);
  const transferOf = async (no: string) => findTransfer(test.ctx.db, (await read(no)).id);
  const callsOf = (no: string) => alipay.transfers.calls.filter(([, asked]) => asked === no).map(([method]) => method);

  /** What operators were told of it, each event once. */
  async function toldOf(no: string): Promise<string[]> {
    const { rows } = await test.ctx.db.execute<{ event_key: string }>(
      sql`select distinct event_key from messages where event_key like 'payout%' and args->>'no' = ${no} order by 1`,
    );
    return rows.map(({ event_key }) => event_key);
  }

  async function postingsOf(no: string): Promise<string[]> {
    const { rows } = await test.ctx.db.execute<{ type: string }>(
      sql`select type from wallet_journals where ref_no = ${no} order by id`,
    );
    return rows.map(({ type }) => type);
  }

  return { alipay, test, shop, newApproved, sent, minutes, read, transferOf, callsOf, toldOf, postingsOf };
}
