import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import { getWithdrawal } from '../payouts/index.ts';
import { decidePromoter, findPromoter } from '../referral/index.ts';
import { getCorrection, getDeposit, getStatement } from '../settlement/index.ts';
import { findStoreOf, setStoreStatus } from '../store/index.ts';
import { failPayout, returnPayout } from '../workflows/payouts/pay-withdrawal.ts';
import { rejectWithdrawal } from '../workflows/payouts/review-withdrawal.ts';
import { decideCorrection } from '../workflows/settlement/decide-correction.ts';
import { decideDeposit } from '../workflows/settlement/decide-deposit.ts';
import { approveAnswer, refuseObjection } from '../workflows/settlement/decide-objection.ts';
import { makeStatementsNow } from '../workflows/settlement/make-statements.ts';
import { attempt } from './attempt.ts';
import type { World } from './world.ts';

const stores = {
  statements: 'store_statements',
  corrections: 'store_corrections',
  deposits: 'store_deposits',
} as const;

/** Whoever was stopped is let go on: what waits for that is not stuck. */
export async function letAllGoOn({ test, operators, earners, stores: all }: World): Promise<void> {
  const { ctx } = test;
  const [operator] = operators as [Member];
  for (const { member } of earners) {
    const promoter = await findPromoter(ctx.db, member.userId);
    if (promoter?.status !== 'frozen') continue;
    const about = { userId: member.userId, version: promoter.version, reason: 'r' };
    await decidePromoter(ctx, operator, { ...about, decision: 'thaw' });
  }
  for (const { userId } of all) {
    const store = await findStoreOf(ctx.db, userId);
    if (store?.status !== 'suspended') continue;
    const change = { id: store.id, status: 'approved' as const, reason: 'r', version: store.version };
    await setStoreStatus(ctx, operator, change);
  }
}

/** Operators state what was earned, and decide all that waits for them. */
export async function settleAll(world: World): Promise<void> {
  const { test, operators } = world;
  const { ctx } = test;
  const listOf = async (table: (typeof stores)[keyof typeof stores], ...statuses: string[]) => {
    const { rows } = await ctx.db.execute<{ no: string }>(
      sql`select no from ${sql.identifier(table)} where status = any(${sql.param(statuses)}::text[]) order by id`,
    );
    return rows.map(({ no }) => no);
  };
  const another = (userId: number | null) => operators.find((operator) => operator.userId !== userId) as Member;
  await makeStatementsNow(ctx, another(null), {});
  for (const no of await listOf(stores.statements, 'disputed')) {
    const { proposedBy, version } = await getStatement(ctx.db, no);
    if (proposedBy === null) await refuseObjection(ctx, another(null), { no, reason: 'r' });
    else await approveAnswer(ctx, another(proposedBy), { no, version });
  }
  for (const no of await listOf(stores.corrections, 'proposed', 'appealed')) {
    const { status, proposedBy } = await getCorrection(ctx.db, no);
    const decision = status === 'appealed' ? ('uphold' as const) : ('approve' as const);
    await decideCorrection(ctx, another(proposedBy), { no, decision, reason: 'r' });
  }
  for (const no of await listOf(stores.deposits, 'proposed', 'open')) {
    const { status, proposedBy } = await getDeposit(ctx.db, no);
    const end = (decision: 'approve' | 'reject' | 'withdraw') =>
      decideDeposit(ctx, another(proposedBy), { no, decision, reason: 'r' });
    if (status === 'open') await end('withdraw');
    // Less may be deposited by now.
    else if (!(await attempt(() => end('approve')))) await end('reject');
  }
}

/** What can be paid is paid, each by whoever may; what cannot goes back. */
export async function payAll(world: World): Promise<void> {
  const { ctx } = world.test;
  const { rows } = await ctx.db.execute<{ no: string }>(
    sql`select no from withdrawals where status in ('pending', 'approved', 'paying', 'pay_failed') order by id`,
  );
  for (const { no } of rows) await payOne(world, no);
}

export async function payOne({ test, operators, payouts }: World, no: string): Promise<void> {
  const { ctx } = test;
  const [first] = operators as [Member];
  const statusOf = () => payouts.statusOf(no);
  for (const operator of operators) {
    if ((await statusOf()) === 'pending') await attempt(() => payouts.approveBy(operator, no));
  }
  for (const operator of operators) {
    if (['approved', 'pay_failed'].includes(await statusOf())) await attempt(() => payouts.begin(operator, no));
  }
  const { paidBy } = await getWithdrawal(ctx.db, no);
  const payer = operators.find(({ userId }) => userId === paidBy);
  if (payer && (await statusOf()) === 'paying') await payouts.record(payer, no);
  if ((await statusOf()) === 'paying') await failPayout(ctx, payer ?? first, { no, reason: 'r' });
  if ((await statusOf()) === 'pay_failed') await returnPayout(ctx, first, { no, reason: 'r' });
  if (['pending', 'approved'].includes(await statusOf())) await rejectWithdrawal(ctx, first, { no, reason: 'r' });
}

/** What is not at its end, and accounts in which something waits. */
export async function findMoneyOpen({ test }: Pick<World, 'test'>): Promise<string[]> {
  const { rows } = await test.ctx.db.execute(sql`
    select no, status from withdrawals where status in ('pending', 'approved', 'paying', 'pay_failed')
    union all select no, status from store_statements where status <> 'settled'
    union all select no, status from store_corrections where status in ('proposed', 'announced', 'appealed')
    union all select no, status from store_deposits where status in ('open', 'proposed')
    union all select 'commission ' || id, status from referral_commissions where status in ('pending', 'frozen')
    union all select 'line ' || id, kind from store_settlement_lines where statement_id is null
    union all select id, balance::text from wallet_accounts where balance <> 0 and (
      kind in ('user_balance_hold', 'points_hold', 'commission_hold', 'store_hold', 'store_pending')
      or id in ('order_escrow', 'referral_payable'))`);
  return rows.map((row) => `stuck ${JSON.stringify(row)}`);
}
