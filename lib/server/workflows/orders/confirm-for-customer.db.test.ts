import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { createTestFile } from '../../factories/store-factories.ts';
import { describeAddress, getAddress } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { getOrder } from '../../orders/index.ts';
import { asStore, cancelForCustomer, describeForSeller, describeQuotation } from '../../quotation/index.ts';
import { quotations } from '../../quotation/tables.ts';
import { checkoutOf, type OfferInput } from '../checkout/checkout-for-tests.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmForCustomer } from './confirm-for-customer.ts';
import { fulfilmentOf } from './fulfil-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const [checkout, shop] = [checkoutOf(test), fulfilmentOf(test)];
const [goods, buyer, operator] = [await checkout.makeGoods(), await checkout.newBuyer(), await shop.newOperator()];
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

/** An offer that says where to, and a paper that the operator has uploaded. */
async function newSigned(inputs: OfferInput = {}, isAddressed = true) {
  const offer = await checkout.newOffer(buyer, goods, { unitAmount: 1000, ...inputs });
  const address = describeAddress(await getAddress(test.ctx, buyer.member.userId, buyer.addressId));
  if (isAddressed) await test.ctx.db.update(quotations).set({ address }).where(eq(quotations.no, offer.no));
  return { ...offer, address, paper: await newDocument(operator) };
}
const newDocument = ({ userId }: Member, topic = 'quotation') => createTestFile(test.ctx, userId, { topic });
const confirm = ({ no, n, paper }: { no: string; n: number; paper: string }, key: string = crypto.randomUUID()) =>
  confirmForCustomer(test.ctx, operator, { no, n, files: [paper], key });
const notified = async (userId: number, event: string) => {
  const { rows } = await test.ctx.db.execute<{ args: Record<string, string> }>(
    sql`select args from messages where user_id = ${userId} and event_key = ${event} order by id desc limit 1`,
  );
  return rows[0]?.args;
};
const viewOf = (no: string) => describeQuotation(test.ctx, { userId: buyer.member.userId, no });

describe('an offer that was signed on paper', () => {
  it('becomes the order that its customer would have made, by an operator', async () => {
    const store = await shop.newStore();
    const signed = await newSigned({ seller: asStore(store), depositBp: 3000, depositForfeitBp: 1000 });
    const { orders } = await confirm(signed);
    const no = orders[0] ?? '';
    const { userId } = buyer.member;
    const { order, history } = await getOrder(test.ctx, userId, no);
    expect(order).toMatchObject({
      userId,
      status: 'pending_payment',
      source: 'quote',
      quotationNo: signed.no,
      quoteVersionId: signed.versionId,
      fixedStoreId: store.storeId,
      payableAmount: 10_000,
      depositDueAmount: 3000,
      depositForfeitBp: 1000,
      address: signed.address,
    });
    expect(history.at(-1)).toMatchObject({ event: 'create', data: { side: 'platform' }, actorId: operator.userId });
    const { quotation, changes } = await viewOf(signed.no);
    expect(quotation).toMatchObject({ status: 'converted', orderNo: no, signedFiles: [{ url: signed.paper }] });
    expect(changes[0]).toMatchObject({ event: 'confirm', data: { side: 'platform' }, actorId: operator.userId });
    expect(await notified(userId, 'quoteConfirmedFor')).toMatchObject({ no, quotation: signed.no });
    expect(await notified(store.userId, 'quoteConfirmed')).toMatchObject({ no: signed.no, order: no });
    const { rows } = await test.ctx.db.execute(sql`select user_id from files where url = ${signed.paper}`);
    expect(rows).toMatchObject([{ user_id: operator.userId }]);
  });

  it('is one order, whoever else confirms it and however often it is sent', async () => {
    const signed = await newSigned();
    const key = crypto.randomUUID();
    const first = await confirm(signed, key);
    expect(await confirm(signed, key)).toEqual(first);
    await expect(confirm(signed)).rejects.toMatchObject({ code: 'status_changed' });
    const own = checkout.order(buyer, signed.what, { expectedTotal: 10_000 });
    await expect(own).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('of which both sides confirm at once, one wins', async () => {
    const signed = await newSigned();
    const both = await Promise.allSettled([
      confirm(signed),
      checkout.order(buyer, signed.what, { expectedTotal: 10_000 }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('needs an address, a paper of the operator’s own, and the version on the table', async () => {
    const homeless = await newSigned({}, false);
    await expect(confirm(homeless)).rejects.toMatchObject({ code: 'address_needed' });
    const signed = await newSigned();
    const foreign = await newDocument(buyer.member);
    const other = await newDocument(operator, 'voucher');
    for (const paper of [foreign, other, '/storage/private/quotation/none.png']) {
      const attempt = confirm({ ...signed, paper });
      await expect(attempt).rejects.toMatchObject({ code: 'invalid_input', fields: { files: {} } });
    }
    await expect(confirm({ ...signed, n: 1 })).rejects.toMatchObject({ code: 'status_changed' });
    await expect(confirm({ ...signed, no: 'QT26010100000000' })).rejects.toMatchObject({ code: 'not_found' });
    expect((await viewOf(signed.no)).quotation).toMatchObject({ status: 'quoted', signedFiles: [] });
  });

  it('is not for its own customer, and not once its time is over', async () => {
    const signed = await newSigned({ hoursValid: 1 });
    const own = { no: signed.no, n: 2, files: [await newDocument(buyer.member)], key: crypto.randomUUID() };
    await expect(confirmForCustomer(test.ctx, buyer.member, own)).rejects.toMatchObject({ code: 'own_record' });
    test.ctx.clock.advance(3601);
    await expect(confirm(signed)).rejects.toMatchObject({ code: 'quote_expired' });
  });

  it('stands again when its order is cancelled, and keeps both papers of a second time', async () => {
    const signed = await newSigned();
    const { orders } = await confirm(signed);
    await cancelOrder(test.ctx, buyer.member, { no: orders[0] ?? '', reason: 'other', note: '' });
    await confirm({ ...signed, paper: await newDocument(operator) });
    expect((await viewOf(signed.no)).quotation.signedFiles).toHaveLength(2);
  });
});

describe('a quotation that an operator cancels', () => {
  const cancel = (no: string) => cancelForCustomer(test.ctx, operator, { no, reason: '重复询价' });

  it('is over for both sides, who are told why', async () => {
    const store = asStore(await shop.newStore());
    const offer = await checkout.newOffer(buyer, goods, { seller: store });
    await test.ctx.db.update(quotations).set({ status: 'negotiating' }).where(eq(quotations.no, offer.no));
    await cancel(offer.no);
    const { quotation, changes } = await viewOf(offer.no);
    expect(quotation).toMatchObject({ status: 'cancelled', closeReason: '重复询价' });
    expect(changes[0]).toMatchObject({ event: 'cancel', reason: '重复询价', data: { side: 'platform' } });
    expect(await notified(buyer.member.userId, 'quoteCancelledFor')).toMatchObject({
      no: offer.no,
      reason: '重复询价',
    });
    expect(await notified(store.member.userId, 'quoteCancelledForSeller')).toMatchObject({ no: offer.no });
    expect((await describeForSeller(test.ctx, store, offer.no)).quotation.status).toBe('cancelled');
  });

  it.each(['draft', 'submitted', 'quoting', 'negotiating'] as const)('may be %s', async (status) => {
    const { no } = await checkout.newOffer(buyer, goods);
    await test.ctx.db.update(quotations).set({ status }).where(eq(quotations.no, no));
    await cancel(no);
    expect((await viewOf(no)).quotation.status).toBe('cancelled');
  });

  it.each(['quoted', 'converted', 'declined', 'rejected', 'expired', 'cancelled'] as const)(
    'may not be %s',
    async (status) => {
      const { no } = await checkout.newOffer(buyer, goods);
      await test.ctx.db.update(quotations).set({ status }).where(eq(quotations.no, no));
      await expect(cancel(no)).rejects.toMatchObject({ code: 'status_changed' });
    },
  );

  it('is somebody else’s, and there', async () => {
    const { no } = await checkout.newOffer(buyer, goods);
    const own = cancelForCustomer(test.ctx, buyer.member, { no, reason: 'x' });
    await expect(own).rejects.toMatchObject({ code: 'own_record' });
    await expect(cancel('QT26010100000000')).rejects.toMatchObject({ code: 'not_found' });
  });
});
