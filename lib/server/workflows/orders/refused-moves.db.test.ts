import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { createTestFile } from '../../factories/store-factories.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import {
  asStore,
  claimOrder,
  countPool,
  dispatchToStore,
  finishService,
  listLines,
  listPool,
  refuseOrder,
  releaseClaim,
  setAppointment,
  transferOrder,
} from '../../orders/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { acceptOrder } from './accept-order.ts';
import { fulfilmentOf, type PaidChoices } from './fulfil-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = fulfilmentOf(test);
const [store, other] = [await shop.newStore(), await shop.newStore()];
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

async function newAccepted(inputs: PaidChoices = {}) {
  const paid = await shop.newPaid(inputs);
  await shop.accept(store, paid.no);
  return paid;
}

const lineOf = async (id: number) => (await listLines(test.ctx.db, [id]))[0]?.id ?? 0;
const inHours = (hours: number) => addSeconds(test.ctx.clock.now(), hours * 3600);
const inPoolOf = async ({ storeId }: StoreMember) => {
  const { list } = await listPool(test.ctx, storeId, { filter: {}, page: { page: 1, limit: 100, offset: 0 } });
  return list.map(({ order }) => order.no);
};

describe('an order that a store gave back', () => {
  it.each(['released', 'refused'] as const)('is not in its pool again once %s, but in that of others', async (how) => {
    const { ctx } = test;
    const { no } = await shop.newPaid();
    const before = await countPool(ctx.db, store.storeId);
    if (how === 'released') {
      await claimOrder(ctx, store, no);
      await releaseClaim(ctx, store, { no, reason: 'too far' });
    } else {
      await dispatchToStore(ctx, await shop.newOperator(), { no, storeId: store.storeId });
      await refuseOrder(ctx, store, { no, reason: 'too far' });
    }
    expect(await inPoolOf(store)).not.toContain(no);
    expect(await countPool(ctx.db, store.storeId)).toBe(before - 1);
    expect(await inPoolOf(other)).toContain(no);
    await expect(claimOrder(ctx, store, no)).rejects.toMatchObject({ code: 'not_found' });
    await claimOrder(ctx, other, no);
  });
});

describe('an order at work', () => {
  it('is not taken away after a part of it has left, nor given to the store that has it', async () => {
    const { ctx } = test;
    const [operator, whole] = [await shop.newOperator(), await newAccepted()];
    const again = transferOrder(ctx, operator, { no: whole.no, storeId: store.storeId, reason: 'x' });
    await expect(again).rejects.toMatchObject({ code: 'status_changed' });
    const begun = await newAccepted({ qty: 2 });
    await shop.ship(asStore(store), begun.no, [{ lineId: await lineOf(begun.id), qty: 1 }]);
    for (const storeId of [undefined, other.storeId]) {
      const moved = transferOrder(ctx, operator, { no: begun.no, storeId, reason: 'x' });
      await expect(moved).rejects.toMatchObject({ code: 'status_changed' });
    }
    expect(await shop.stateOf(begun.no)).toMatchObject({ status: 'processing', storeId: store.storeId });
  });

  it('ships no line of another order, though both are the store’s', async () => {
    const [one, two] = [await newAccepted(), await newAccepted()];
    const foreign = shop.ship(asStore(store), one.no, [{ lineId: await lineOf(two.id), qty: 1 }]);
    await expect(foreign).rejects.toMatchObject({ fields: { lines: { key: 'shipQuantity' } } });
    for (const { id, no } of [one, two]) {
      expect((await listLines(test.ctx.db, [id]))[0]?.shippedQty).toBe(0);
      expect(await shop.stateOf(no)).toMatchObject({ status: 'processing', fulfilmentStatus: 'unfulfilled' });
    }
  });

  it('is shown done by no file that was uploaded for something else', async () => {
    const { no } = await newAccepted({ fulfilment: 'digital' });
    const isPublic = { isPrivate: false, topic: 'delivery' };
    for (const url of [
      await createTestFile(test.ctx, store.userId),
      await createTestFile(test.ctx, store.userId, {
        ...isPublic,
        path: 'delivery/a.png',
        url: '/storage/delivery/a.png',
      }),
    ]) {
      const done = finishService(test.ctx, asStore(store), { no, note: 'done', files: [url] });
      await expect(done).rejects.toMatchObject({ fields: { files: { key: 'file' } } });
    }
    expect(await shop.stateOf(no)).toMatchObject({ status: 'processing', proofFileIds: [] });
  });

  it('has no appointment once it is done, and none where nobody comes', async () => {
    const times = { start: inHours(1), end: inHours(2), note: '', former: null };
    const [service, goods] = [await newAccepted({ fulfilment: 'service' }), await newAccepted()];
    await finishService(test.ctx, asStore(store), { no: service.no, note: 'done', files: [] });
    for (const { no } of [service, goods]) {
      const appointed = setAppointment(test.ctx, asStore(store), { no, ...times });
      await expect(appointed).rejects.toMatchObject({ code: 'status_changed' });
    }
  });

  it('is not accepted a second time, nor by who has given it back', async () => {
    const { no } = await newAccepted();
    await expect(acceptOrder(test.ctx, store, no)).rejects.toMatchObject({ code: 'status_changed' });
    const back = await shop.newPaid();
    await claimOrder(test.ctx, store, back.no);
    await releaseClaim(test.ctx, store, { no: back.no, reason: 'x' });
    await expect(acceptOrder(test.ctx, store, back.no)).rejects.toMatchObject({ code: 'not_found' });
  });
});
