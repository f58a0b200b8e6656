import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { feesOf } from '#lib/server/workflows/invoices/fees-for-tests.ts';
import { getApplication, listItems } from '../application-repository.ts';
import { applyForAllFees } from './apply-for-all-fees.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { readInvoiceableFees } from './invoiceable-fees.ts';

const test = await createTestContext();
const shop = feesOf(test);
afterAll(() => test.close());

const refusedAt = (field: string, key: string) => ({ code: 'invalid_input', fields: { [field]: { key } } });
const openOf = async ({ storeId }: { storeId: number }) =>
  (await readInvoiceableFees(test.ctx.db, storeId)).statements.map(({ amount }) => amount);

describe('an invoice of what the platform takes', () => {
  it('has a row for each fee of each statement, tax included, at the rate of platform services', async () => {
    const store = await shop.newStore();
    const no = await shop.newConfirmed(store, { commission: 5300, channelFee: 600 });
    const [invoice = ''] = await shop.apply(store, [no]);
    const application = await getApplication(test.ctx.db, invoice, 'desk');
    expect(application).toMatchObject({
      issuerType: 'platform',
      issuerId: 0,
      recipientType: 'store',
      recipientId: store.storeId,
      source: 'statement',
      amount: 5900,
      status: 'submitted',
    });
    expect(await listItems(test.ctx.db, application.id)).toMatchObject([
      { name: '平台服务费', model: no, taxLabel: '信息技术服务', taxBp: 600, netAmount: 5000, taxAmount: 300 },
      { name: '支付服务费', model: no, netAmount: 566, taxAmount: 34, grossAmount: 600 },
    ]);
    expect(await openOf(store)).toEqual([0]);
  });

  it('is one of several that ask for the same statement at once', async () => {
    const store = await shop.newStore();
    const no = await shop.newConfirmed(store, { commission: 5000 });
    const titleId = await shop.titleOf(store);
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => shop.apply(store, [no], { titleId })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: refusedAt('statements', 'feesInvoiced') });
  });

  it('sets off what was given back, and comes to what was taken whichever is asked for first', async () => {
    const store = await shop.newStore();
    const first = await shop.newConfirmed(store, { commission: 2000 });
    const second = await shop.newConfirmed(store, { commission: 3000 });
    await shop.newConfirmed(store, { commission: -500 });
    expect(await openOf(store)).toEqual([1500, 3000, 0]);
    await shop.apply(store, [second]);
    expect(await openOf(store)).toEqual([1500, 0, 0]);
    await shop.apply(store, [first]);
    expect(await readInvoiceableFees(test.ctx.db, store.storeId)).toMatchObject({ amount: 0, credit: 0 });
  });

  it('that is withdrawn leaves its statements to be asked for again', async () => {
    const store = await shop.newStore();
    const no = await shop.newConfirmed(store, { commission: 5000 });
    const [invoice = ''] = await shop.apply(store, [no]);
    await cancelInvoice(test.ctx, { recipientType: 'store', recipientId: store.storeId, actor: store }, invoice);
    expect(await openOf(store)).toEqual([5000]);
    expect(await shop.apply(store, [no])).toHaveLength(1);
  });

  it('is refused for statements and titles of others, for those that do not stand yet, and for less than is invoiced', async () => {
    const [store, other] = [await shop.newStore(), await shop.newStore()];
    const own = await shop.newConfirmed(store, { commission: 5000 });
    const foreign = await shop.newConfirmed(other, { commission: 5000 });
    await expect(shop.apply(store, [foreign])).rejects.toMatchObject({ code: 'not_found' });
    await expect(shop.apply(store, [own, foreign])).rejects.toMatchObject({ code: 'not_found' });
    const titleId = await shop.titleOf(other);
    await expect(shop.apply(store, [own], { titleId })).rejects.toMatchObject({ code: 'not_found' });
    await shop.earn(store, 100);
    const { no: open } = await shop.make(store);
    await expect(shop.apply(store, [open])).rejects.toMatchObject({ code: 'not_found' });
    const small = await shop.newConfirmed(store, { commission: 99 });
    await expect(shop.apply(store, [small])).rejects.toMatchObject(refusedAt('statements', 'feesTooSmall'));
  });

  it('of another store’s application is not withdrawn', async () => {
    const [store, other] = [await shop.newStore(), await shop.newStore()];
    const [invoice = ''] = await shop.apply(store, [await shop.newConfirmed(store, { commission: 5000 })]);
    const stranger = { recipientType: 'store' as const, recipientId: other.storeId, actor: other };
    await expect(cancelInvoice(test.ctx, stranger, invoice)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('where the shop asks by itself', () => {
  it('does so for stores with a title, of what is settled, once', async () => {
    const store = await shop.newStore();
    await shop.titleOf(store);
    const settled = await shop.newConfirmed(store, { commission: 5000 });
    expect(await applyForAllFees(test.ctx)).toBe(0);
    await updateSettings(test.ctx, { 'invoice.isFeesAutomatic': true });
    await shop.settleAll();
    const open = await shop.newConfirmed(store, { commission: 700 });
    await Promise.all([applyForAllFees(test.ctx), applyForAllFees(test.ctx)]);
    const { statements } = await readInvoiceableFees(test.ctx.db, store.storeId);
    const left = Object.fromEntries(statements.map(({ statement, amount }) => [statement.no, amount]));
    expect(left).toEqual({ [settled]: 0, [open]: 700 });
    await updateSettings(test.ctx, { 'invoice.isFeesAutomatic': false });
  });
});
