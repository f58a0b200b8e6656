import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { commissionStatuses, promoterStatuses } from '#lib/contract/referral/member-records.ts';
import { findUserByName } from '../identity/index.ts';
import { sumEarnings } from '../referral/index.ts';
import { getCommissionMoney } from '../wallet/index.ts';
import { auditMoney } from '../workflows/ledger/audit-money.ts';
import { referralSteps } from './content/referrals.ts';
import { createDemoContext } from './demo-context-for-tests.ts';

const test = await createDemoContext();
afterAll(() => test.close());

const valuesOf = async (statement: ReturnType<typeof sql>): Promise<unknown[]> =>
  (await test.ctx.db.execute<{ value: unknown }>(statement)).rows.map(({ value }) => value);

const buyerId = async () => (await findUserByName(test.ctx.db, 'demo_buyer'))?.id ?? 0;

it('shows the demo customer commissions in every state, of both levels, and what the nights have credited', async () => {
  const { ctx } = test;
  const id = await buyerId();
  const statuses = await valuesOf(
    sql`select distinct status as value from referral_commissions where user_id = ${id} order by 1`,
  );
  expect(statuses).toEqual([...commissionStatuses].sort());
  const levels = sql`select distinct level as value from referral_commissions where user_id = ${id} order by 1`;
  expect(await valuesOf(levels)).toEqual([1, 2]);
  const settled = await valuesOf(sql`select net_amount::int as value from referral_settlements where user_id = ${id}`);
  expect(settled.length).toBeGreaterThan(3);
  const credited = settled.reduce((sum: number, net) => sum + Number(net), 0);
  const { available, held } = await getCommissionMoney(ctx.db, id);
  const paid = await valuesOf(sql`
    select sum(amount)::int as value from withdrawals where owner_type = 'user' and owner_id = ${id} and status = 'paid'`);
  expect(available + held + Number(paid[0])).toBe(credited);
  expect(available).toBeGreaterThan(0);
  const { rows } = await ctx.db.execute(sql`
    select id from referral_settlements where user_id = ${id} and reversal_amount > 0`);
  expect(rows).not.toEqual([]);
  const { total, frozen, pending } = await sumEarnings(ctx.db, id, ctx.clock.now());
  expect(total).toBe(credited + frozen + pending);
  expect(await auditMoney(ctx)).toEqual([]);
});

it('has promoters in every state, one raised by what was earned and one manually, and ties of every source', async () => {
  const statuses = await valuesOf(sql`select distinct status as value from promoters order by 1`);
  expect(statuses).toEqual([...promoterStatuses].sort());
  const levels = sql`
    select user_id = ${await buyerId()} as value from promoters where level_id is not null order by is_level_by_hand`;
  expect(await valuesOf(levels)).toEqual([true, false]);
  const sources = sql`select distinct source as value from referral_relations order by 1`;
  expect(await valuesOf(sources)).toEqual(['link', 'manual', 'register']);
  const campaigns = new Set(referralSteps.flatMap((step) => (step.does === 'bind' ? [step.campaign] : [])));
  const told = sql`select distinct campaign as value from referral_relations where source <> 'manual'`;
  expect(new Set(await valuesOf(told))).toEqual(campaigns);
});

it('nobody was brought, or asked to promote, before they were members, nor bought before they were brought', async () => {
  const early = sql`
    select tie.user_id as value from referral_relations tie
    join users u on u.id = tie.user_id
    left join orders o on o.user_id = tie.user_id
    where tie.bound_at < u.joined_at or o.created_at < tie.bound_at
    union all
    select p.user_id from promoters p join users u on u.id = p.user_id where p.created_at < u.joined_at`;
  expect(await valuesOf(early)).toEqual([]);
});
