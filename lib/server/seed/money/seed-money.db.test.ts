import { afterAll, expect, it } from '@jest/globals';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { findUserByName } from '#lib/server/identity/index.ts';
import { checkLedger, getUserBalances, sumWeek } from '#lib/server/wallet/index.ts';
import { seedIdentity } from '../seed-identity.ts';
import { seedMoney } from './seed-money.ts';

const test = await createTestContext();
afterAll(() => test.close());

it('gives the demo customer a history, once, by postings that the ledger check accepts', async () => {
  await seedIdentity(test.ctx);
  await seedMoney(test.ctx);
  await seedMoney(test.ctx);
  const buyer = await findUserByName(test.ctx.db, 'demo_buyer');
  const userId = buyer?.id ?? 0;
  expect(await getUserBalances(test.ctx.db, userId)).toMatchObject({ balanceAmount: 90_470, points: 337 });
  const week = await sumWeek(test.ctx, userId);
  expect([week.amounts.filter(Boolean).length, week.points.filter(Boolean).length]).toEqual([3, 3]);
  expect(await checkLedger(test.ctx)).toEqual([]);
});

it('does nothing where there is no demo customer', async () => {
  const other = await createTestContext();
  await seedMoney(other.ctx);
  expect(await checkLedger(other.ctx)).toEqual([]);
  await other.close();
});
