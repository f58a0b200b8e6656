import { afterAll, expect, it } from '@jest/globals';
import { withdrawalChannels, withdrawalStatuses } from '#lib/contract/payouts/records.ts';
import { correctionStatuses } from '#lib/contract/settlement/corrections.ts';
import { listedStatuses } from '#lib/contract/settlement/statement-words.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { listDeskWithdrawals, listOwnWithdrawals } from '#lib/server/payouts/index.ts';
import { listCorrections, listDeposits, listRates, listStatements } from '#lib/server/settlement/index.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { getCommissionAvailable } from '#lib/server/wallet/index.ts';
import { auditMoney } from '#lib/server/workflows/ledger/audit-money.ts';
import { demoCorrections } from '../content/settlement.ts';
import { createDemoContext } from '../demo-context-for-tests.ts';
import { findDemoLogin, toDemoMember } from '../demo-people.ts';
import { seedMemberPayouts } from './seed-member-payouts.ts';
import { seedSettlement } from './seed-settlement.ts';
import { seedStoreMoney } from './seed-store-money.ts';

const test = await createDemoContext();
afterAll(() => test.close());

const all = toPage({ limit: 100 });
const statuses = async () => (await listCorrections(test.ctx.db, {}, all)).list.map(({ status }) => status);

it('puts something right with the demo store in every state, which the ledger check accepts', async () => {
  const found = await statuses();
  expect(found).toHaveLength(demoCorrections.length);
  expect(new Set(found)).toEqual(new Set(correctionStatuses));
  expect(await auditMoney(test.ctx)).toEqual([]);
});

it('settles the demo store by statements in every state, one of them adjusted', async () => {
  const { list } = await listStatements(test.ctx.db, {}, all);
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(listedStatuses));
  expect(list.filter(({ status, answer }) => status === 'settled' && answer)).toHaveLength(1);
  expect(list.find(({ status }) => status === 'disputed')?.proposedAmount).not.toBeNull();
  await seedStoreMoney(test.ctx);
  expect((await listStatements(test.ctx.db, {}, all)).total).toBe(list.length);
});

it('opens each statement with what had moved until then', async () => {
  const { list } = await listStatements(test.ctx.db, {}, all);
  expect(list.length).toBeGreaterThan(4);
  for (const { storeId, createdAt, openingAmount, closingAmount, netAmount } of list) {
    const { rows } = await test.ctx.db.$client.query<{ moved: number }>(
      `select coalesce(sum(e.amount), 0)::int as moved from wallet_entries e join wallet_accounts a on a.id = e.account_id
       where a.kind = 'store_available' and a.owner_id = $1 and e.created_at <= $2`,
      [storeId, createdAt],
    );
    const isStated = (other: (typeof list)[number]) =>
      other.storeId === storeId && other.createdAt < createdAt && !(other.settledAt && other.settledAt <= createdAt);
    const stated = list.filter(isStated).reduce((sum, other) => sum + other.netAmount, 0);
    expect(openingAmount).toBe((rows[0]?.moved ?? 0) + stated);
    expect(closingAmount).toBe(openingAmount + netAmount);
  }
});

it('has commissions and fees in the books as the lines of stores take them off', async () => {
  const { rows } = await test.ctx.db.$client.query<{ taken: number; earned: number }>(
    `select (select sum(gross_amount - net_amount - referral_amount)::int from store_settlement_lines) as taken,
       sum(e.amount)::int as earned
     from wallet_entries e where e.account_id in ('income:commission', 'income:payment_fee', 'income:service_fee')`,
  );
  expect(rows[0]?.taken).toBeGreaterThan(0);
  expect(rows[0]?.earned).toBe(rows[0]?.taken);
});

it('has rates of a store, a category and a product beside the default', async () => {
  const { list } = await listRates(test.ctx, { scope: undefined, page: all });
  expect(new Set(list.map(({ scope }) => scope))).toEqual(new Set(['default', 'store', 'category', 'product']));
});

it('changes nothing the second time', async () => {
  const before = await statuses();
  await seedSettlement(test.ctx);
  expect(await statuses()).toEqual(before);
});

it('leaves a deposit of the demo store, one to pay and one to decide on, once', async () => {
  const found = async () => (await listDeposits(test.ctx.db, {}, all)).list.map(({ status }) => status);
  expect(await found()).toEqual(['open', 'proposed', 'paid']);
  await seedStoreMoney(test.ctx);
  expect(await found()).toHaveLength(3);
});

it('takes money out in every state, once', async () => {
  const found = async () => {
    const { list } = await listDeskWithdrawals(test.ctx, toDemoMember(0), {
      filter: { ownerType: 'store' },
      page: all,
    });
    return list.map(({ withdrawal }) => withdrawal.status);
  };
  expect(new Set(await found())).toEqual(new Set(withdrawalStatuses));
  await seedStoreMoney(test.ctx);
  expect(await found()).toHaveLength(withdrawalStatuses.length);
  expect(await auditMoney(test.ctx)).toEqual([]);
});

it('has the customer take commissions out to a card, to Alipay and to the balance, with a way for each, once', async () => {
  const customer = await findDemoLogin(test.ctx, 'customer');
  const owner = { ownerType: 'user' as const, ownerId: customer?.userId ?? 0 };
  const read = async () => (await listOwnWithdrawals(test.ctx.db, { owner }, all)).list;
  const found = await read();
  expect(found.map(({ status }) => status).toSorted()).toEqual(
    ['approved', 'cancelled', 'paid', 'paid', 'pending', 'rejected', 'returned'].toSorted(),
  );
  expect(new Set(found.map(({ channel }) => channel))).toEqual(new Set(withdrawalChannels));
  const byHand = found.filter(({ channel, paidAt }) => channel !== 'balance' && paidAt);
  expect(byHand.every(({ voucherFileId, reference }) => voucherFileId !== null && reference)).toBe(true);
  await seedMemberPayouts(test.ctx);
  expect(await read()).toHaveLength(found.length);
  // Enough is left to ask for another one.
  const { 'withdraw.minFen': least } = await getSettings(test.ctx);
  expect(await getCommissionAvailable(test.ctx.db, owner.ownerId)).toBeGreaterThanOrEqual(least);
});
