import { afterAll, expect, it } from '@jest/globals';
import { findUserByName } from '../identity/index.ts';
import { toPage } from '../kernel/paging.ts';
import { countOrders, countStoreOrders } from '../orders/index.ts';
import { listQuotations } from '../quotation/index.ts';
import { findStoreOf } from '../store/index.ts';
import { auditMoney } from '../workflows/ledger/audit-money.ts';
import { type SaleEnd, sales, tradeCustomers } from './content/trade.ts';
import { createDemoContext } from './demo-context-for-tests.ts';
import { seedInquiries } from './seed-inquiries.ts';
import { seedTrade } from './seed-trade.ts';

const test = await createDemoContext();
afterAll(() => test.close());

const idOf = async (username: string) => (await findUserByName(test.ctx.db, username))?.id ?? 0;

async function countTrade() {
  const { db } = test.ctx;
  const store = await findStoreOf(db, await idOf('demo_store'));
  const bought = await Promise.all(
    Object.values(tradeCustomers).map(async ({ username }) => (await countOrders(db, await idOf(username))).all),
  );
  return { store: await countStoreOrders(db, store?.id ?? 0), bought: bought.reduce((sum, each) => sum + each, 0) };
}

const inquiriesOf = async (username: string) => {
  const { list } = await listQuotations(test.ctx, await idOf(username), { page: toPage({}) });
  return list.map(({ quotation }) => quotation.status);
};

it('gives the demo store a month of orders, which the ledger check accepts', async () => {
  const { store, bought } = await countTrade();
  const having = (end: SaleEnd) => sales.filter((sale) => sale.end === end).length;
  expect(bought).toBe(sales.length);
  expect(store).toMatchObject({ to_ship: having('accepted'), shipped: having('shipped') });
  expect(await auditMoney(test.ctx)).toEqual([]);
});

it('lays inquiries before the store, and an offer before the demo customer', async () => {
  expect(await inquiriesOf('demo_buyer')).toEqual(['quoted']);
  expect(await inquiriesOf('demo_school')).toEqual(['negotiating']);
  expect(await inquiriesOf('demo_cafe')).toEqual(['submitted']);
});

it('changes nothing the second time', async () => {
  const before = await countTrade();
  await seedTrade(test.ctx);
  await seedInquiries(test.ctx);
  expect(await countTrade()).toEqual(before);
  expect(await inquiriesOf('demo_buyer')).toHaveLength(1);
});
