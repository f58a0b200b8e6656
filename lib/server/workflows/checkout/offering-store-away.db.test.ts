import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { createTestFile } from '../../factories/store-factories.ts';
import { describeAddress, getAddress } from '../../identity/index.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { addSeconds, shopDay } from '../../kernel/clock.ts';
import { getStoreOrder, listPool } from '../../orders/index.ts';
import { asStore, describeQuotation } from '../../quotation/index.ts';
import { quotations } from '../../quotation/tables.ts';
import { setHoliday, setStoreStatus } from '../../store/index.ts';
import { stores } from '../../store/tables.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { acceptOrder } from '../orders/accept-order.ts';
import { confirmForCustomer } from '../orders/confirm-for-customer.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';
import { checkoutOf } from './checkout-for-tests.ts';
import { previewOrder } from './preview-order.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const [checkout, shop] = [checkoutOf(test), fulfilmentOf(test)];
const [goods, buyer] = [await checkout.makeGoods(), await checkout.newBuyer()];
await shop.fill(buyer.member, 1_000_000);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

async function newOffer() {
  const store = await shop.newStore();
  return { store, ...(await checkout.newOffer(buyer, goods, { unitAmount: 1000, seller: asStore(store) })) };
}
type Offer = Awaited<ReturnType<typeof newOffer>>;

const order = async ({ what }: Offer) => {
  const { no: groupNo, orders } = await checkout.order(buyer, what, { expectedTotal: 10_000 });
  return { groupNo, no: orders[0] ?? '' };
};
const inHours = (hours: number) => addSeconds(test.ctx.clock.now(), hours * 3600);
const leave = (store: StoreMember, hours: number) =>
  setHoliday(test.ctx, store, { closedUntil: inHours(hours), note: '' });
const suspend = async ({ storeId: id }: StoreMember, status: 'suspended' | 'approved' = 'suspended') => {
  const [row] = await test.ctx.db.select().from(stores).where(eq(stores.id, id));
  await setStoreStatus(test.ctx, await shop.newOperator(), { id, status, reason: 'x', version: row?.version ?? 0 });
};
const statusOf = async ({ no }: Offer) =>
  (await describeQuotation(test.ctx, { userId: buyer.member.userId, no })).quotation.status;

/** The same, by an operator with the signed paper. */
async function confirmSigned({ no, n }: Offer) {
  const operator = await shop.newOperator();
  const address = describeAddress(await getAddress(test.ctx, buyer.member.userId, buyer.addressId));
  await test.ctx.db.update(quotations).set({ address }).where(eq(quotations.no, no));
  const file = await createTestFile(test.ctx, operator.userId, { topic: 'quotation' });
  return confirmForCustomer(test.ctx, operator, { no, n, files: [file], key: crypto.randomUUID() });
}

describe('an offer of a store on holiday', () => {
  it('is not ordered until the store is back, and stands meanwhile', async () => {
    const offer = await newOffer();
    await leave(offer.store, 24);
    const refusal = { code: 'offer_store_away', values: { day: shopDay(inHours(24)) } };
    const input = { what: offer.what, points: 0 };
    await expect(previewOrder(test.ctx, buyer.member, input)).rejects.toMatchObject(refusal);
    await expect(order(offer)).rejects.toMatchObject(refusal);
    await expect(confirmSigned(offer)).rejects.toMatchObject(refusal);
    expect(await statusOf(offer)).toBe('quoted');
    test.ctx.clock.advance(24 * 3600);
    const { groupNo, no } = await order(offer);
    await shop.pay(buyer.member, groupNo, 'balance');
    expect((await getStoreOrder(test.ctx, offer.store, no)).actions).toEqual(['accept', 'refuse']);
  });

  it('that was ordered before is the store’s once it is paid: it has agreed, and its time to answer begins', async () => {
    const offer = await newOffer();
    const { groupNo, no } = await order(offer);
    await leave(offer.store, 24);
    await shop.pay(buyer.member, groupNo, 'balance');
    const { dispatch } = await getStoreOrder(test.ctx, offer.store, no);
    expect(dispatch).toMatchObject({ status: 'assigned', storeId: offer.store.storeId });
    expect(dispatch?.acceptDeadline).toEqual(inHours(2));
    await acceptOrder(test.ctx, offer.store, no);
    expect((await shop.stateOf(no)).status).toBe('processing');
  });
});

describe('an offer of a suspended store', () => {
  it('is not ordered, and can be once the store goes on', async () => {
    const offer = await newOffer();
    await suspend(offer.store);
    const refusal = { code: 'offer_store_closed' };
    await expect(previewOrder(test.ctx, buyer.member, { what: offer.what, points: 0 })).rejects.toMatchObject(refusal);
    await expect(order(offer)).rejects.toMatchObject(refusal);
    await expect(confirmSigned(offer)).rejects.toMatchObject(refusal);
    expect(await statusOf(offer)).toBe('quoted');
    await suspend(offer.store, 'approved');
    await expect(order(offer)).resolves.toMatchObject({ no: expect.stringMatching(/^SO/) });
  });

  it('that was ordered before goes into the pool once it is paid, and operators are told', async () => {
    const [offer, other, operator] = [await newOffer(), await shop.newStore(), await shop.newOperator()];
    const { groupNo, no } = await order(offer);
    await suspend(offer.store);
    await shop.pay(buyer.member, groupNo, 'balance');
    await expect(getStoreOrder(test.ctx, offer.store, no)).rejects.toMatchObject({ code: 'not_found' });
    const { list } = await listPool(test.ctx, other.storeId, { filter: {}, page: { page: 1, limit: 50, offset: 0 } });
    expect(list.map(({ order: pooled }) => pooled.no)).toContain(no);
    const { rows } = await test.ctx.db.execute(
      sql`select args->>'no' as no, link from messages where user_id = ${operator.userId} and event_key = 'orderStoreClosed'`,
    );
    expect(rows).toEqual([{ no, link: `/user/desk/orders/info?no=${no}` }]);
    await shop.accept(other, no);
    expect(await shop.stateOf(no)).toMatchObject({ status: 'processing', storeId: other.storeId });
  });
});
