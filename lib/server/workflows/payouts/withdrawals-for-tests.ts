import { afterAll, afterEach, beforeEach, expect } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { updateSettings } from '../../site/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { payoutsOf } from './payouts-for-tests.ts';

export const usual = {
  'withdraw.perDay': 100,
  'withdraw.dayMaxFen': 5_000_000,
  'withdraw.isOneAtATime': false,
  'withdraw.feeBp': 0,
  'withdraw.feeMinFen': 0,
  'withdraw.taxBp': 0,
};

export const outcomes = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((done) => (done.status === 'fulfilled' ? 'done' : done.reason.code)).sort();

/** A shop with promoters who take out what they earned; its books are checked after each test. */
export async function openWithdrawals() {
  const test = await createTestContext();
  const shop = payoutsOf(test);
  afterAll(() => test.close());
  beforeEach(() => updateSettings(test.ctx, usual));
  afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));
  const balanceOf = async (id: string): Promise<number> => {
    const { rows } = await test.ctx.db.execute<{ balance: number }>(
      sql`select balance from wallet_accounts where id = ${id}`,
    );
    return Number(rows[0]?.balance ?? 0);
  };

  const noticesOf = async (userId: number) => {
    const { rows } = await test.ctx.db.execute<{ event_key: string }>(
      sql`select event_key from messages where user_id = ${userId} and event_key like 'withdrawal%' order by id`,
    );
    return rows.map(({ event_key }) => event_key);
  };

  const cancel = ({ member }: Pick<Awaited<ReturnType<typeof shop.newEarner>>, 'member'>, no: string) =>
    cancelWithdrawal(test.ctx, member, { no, owner: { ownerType: 'user', ownerId: member.userId } });

  return { test, shop, balanceOf, noticesOf, cancel };
}
