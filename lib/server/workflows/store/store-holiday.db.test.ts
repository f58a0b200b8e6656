import { afterAll, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { asStore, claimOrder, dispatchToStore, listPool, transferOrder } from '../../orders/index.ts';
import { setHoliday } from '../../store/index.ts';
import { acceptOrder } from '../orders/accept-order.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = fulfilmentOf(test);
afterAll(() => test.close());

const inHours = (hours: number) => addSeconds(test.ctx.clock.now(), hours * 3600);
const refusal = { code: 'store_on_holiday' };

it('on holiday a store claims nothing and is given nothing; the pool says why', async () => {
  const [away, other, operator] = [await shop.newStore(), await shop.newStore(), await shop.newOperator()];
  const [pooled, running] = [await shop.newPaid(), await shop.newPaid()];
  await shop.accept(other, running.no);
  await setHoliday(test.ctx, away, { closedUntil: inHours(3), note: '' });
  await expect(claimOrder(test.ctx, away, pooled.no)).rejects.toMatchObject(refusal);
  const given = { no: pooled.no, storeId: away.storeId };
  await expect(dispatchToStore(test.ctx, operator, given)).rejects.toMatchObject(refusal);
  const moved = { no: running.no, storeId: away.storeId, reason: 'x' };
  await expect(transferOrder(test.ctx, operator, moved)).rejects.toMatchObject(refusal);
  const page = { page: 1, limit: 10, offset: 0 };
  expect((await listPool(test.ctx, away.storeId, { filter: {}, page })).blocked).toBe('store_on_holiday');
  expect((await listPool(test.ctx, other.storeId, { filter: {}, page })).blocked).toBeNull();
  test.ctx.clock.advance(3 * 3600);
  expect((await listPool(test.ctx, away.storeId, { filter: {}, page })).blocked).toBeNull();
  await expect(claimOrder(test.ctx, away, pooled.no)).resolves.toBeInstanceOf(Date);
});

it('goes on with what it has', async () => {
  const store = await shop.newStore();
  const { no } = await shop.newPaid();
  await claimOrder(test.ctx, store, no);
  await setHoliday(test.ctx, store, { closedUntil: inHours(48), note: '' });
  await acceptOrder(test.ctx, store, no);
  await shop.ship(asStore(store), no);
  expect((await shop.stateOf(no)).status).toBe('shipped');
});

it('can take orders again as soon as it says so', async () => {
  const store = await shop.newStore();
  const { no } = await shop.newPaid();
  await setHoliday(test.ctx, store, { closedUntil: inHours(48), note: '' });
  await expect(claimOrder(test.ctx, store, no)).rejects.toMatchObject(refusal);
  await setHoliday(test.ctx, store, { closedUntil: null, note: '' });
  await expect(claimOrder(test.ctx, store, no)).resolves.toBeInstanceOf(Date);
});
