import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { invoiceChecks } from '../../invoices/application-tables.ts';
import {
  changeTitle,
  confirmRed,
  denyRed,
  expireReds,
  lockApplication,
  moveRed,
  recordBlue,
  withdrawRed,
} from '../../invoices/index.ts';
import { shopDay } from '../../kernel/clock.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { refundsOf } from './refunds-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = refundsOf(test);
afterAll(() => test.close());

const waiting = () => test.ctx.db.select().from(invoiceChecks);
const recipient = (userId: number) => ({ recipientType: 'user' as const, recipientId: userId });
const by = (member: Parameters<typeof confirmRed>[1]['member']) => ({ member, recipient: recipient(member.userId) });

describe('a refund', () => {
  it('before an invoice was asked for makes what can be invoiced smaller by itself', async () => {
    const order = await shop.newReceived({ payable: 10_000, qty: 10 });
    await shop.payBack(order.no, await shop.piecesOf(order, 3));
    expect(await waiting()).toEqual([]);
    const [invoice = ''] = await shop.apply(order.customer, [order.no]);
    expect(await shop.stateOf(invoice)).toMatchObject({ amount: 7000 });
    expect(await shop.itemsOf(invoice)).toMatchObject([{ qty: 7, grossAmount: 7000 }]);
  });

  it('of what is not issued makes the application smaller, and its issuer looks again', async () => {
    const order = await shop.newApplied({ payable: 11_300, qty: 10 });
    await shop.payBack(order.no, await shop.piecesOf(order, 5));
    expect(await shop.follow()).toBe(1);
    expect(await shop.stateOf(order.invoice)).toMatchObject({
      status: 'submitted',
      amount: 5650,
      isAmountChanged: true,
    });
    expect(await shop.itemsOf(order.invoice)).toMatchObject([
      { qty: 5, grossAmount: 5650, netAmount: 5000, taxAmount: 650 },
    ]);
    expect(await shop.follow()).toBe(0);
    expect(await waiting()).toEqual([]);
  });

  it('of all of it cancels what is not issued', async () => {
    const order = await shop.newApplied();
    await shop.payBack(order.no, 'all');
    await shop.follow();
    expect(await shop.stateOf(order.invoice)).toMatchObject({ status: 'cancelled', amount: 10_000 });
  });

  it('while a provider issues it waits for the result, and is followed then', async () => {
    const order = await shop.newApplied({ payable: 10_000, qty: 10 });
    await shop.begin(order.invoice);
    await shop.payBack(order.no, 2500);
    expect(await shop.follow()).toBe(0);
    expect(await waiting()).toMatchObject([{ orderId: order.id, attempts: 1 }]);
    const at = test.ctx.clock.now();
    await test.ctx.db.transaction(async (tx) => {
      const application = await lockApplication(tx, order.invoice, 'desk');
      const facts = { fapiaoNo: shop.newFapiaoNo(), issueDate: shopDay(at) };
      return recordBlue(tx, application, { facts, at });
    });
    expect(await shop.follow()).toBe(1);
    expect(await shop.stateOf(order.invoice)).toMatchObject({ status: 'reversing' });
    expect(await shop.redOf(order.invoice)).toMatchObject({ amount: 2500, reason: 'sales_discount' });
  });

  it('in full after it was issued asks for a red letter over all of it', async () => {
    const order = await shop.newIssued({ payable: 10_000, qty: 10 });
    await shop.payBack(order.no, 'all');
    await shop.follow();
    const red = await shop.redOf(order.invoice);
    expect(red).toMatchObject({
      status: 'no_confirm_needed',
      reason: 'sales_return',
      cause: 'refund',
      amount: 10_000,
      applicant: 'seller',
    });
    await shop.recordRed(red.no);
    expect(await shop.stateOf(order.invoice)).toMatchObject({ status: 'reversed' });
    const { documents, redAmount } = await shop.detailsOf(order.invoice);
    expect(redAmount).toBe(10_000);
    expect(documents.reduce((sum, { totalAmount }) => sum + totalAmount, 0)).toBe(0);
  });

  it('in part takes back the pieces that came back, then so much money of the rest, to the fen', async () => {
    const order = await shop.newIssued({ payable: 10_000, qty: 3 });
    await shop.payBack(order.no, await shop.piecesOf(order, 1));
    await shop.follow();
    const first = await shop.redOf(order.invoice);
    expect(first).toMatchObject({ reason: 'sales_return', amount: 3333, parts: [{ qty: 1, grossAmount: 3333 }] });
    await shop.recordRed(first.no);
    expect(await shop.stateOf(order.invoice)).toMatchObject({ status: 'partially_reversed' });
    await shop.payBack(order.no, 100);
    await shop.follow();
    const second = await shop.redOf(order.invoice);
    expect(second).toMatchObject({ reason: 'sales_discount', amount: 100, parts: [{ qty: null }] });
    await shop.recordRed(second.no);
    await shop.payBack(order.no, 'all');
    await shop.follow();
    await shop.recordRed((await shop.redOf(order.invoice)).no);
    const rows = await shop.itemsOf(order.invoice);
    for (const key of ['grossAmount', 'netAmount', 'taxAmount', 'qty'] as const) {
      expect(rows.reduce((sum, row) => sum + (row[key] ?? 0), 0)).toBe(0);
    }
    expect(await shop.stateOf(order.invoice)).toMatchObject({ status: 'reversed' });
  });

  it('of one order of a special invoice over two takes back what is of that order alone', async () => {
    const first = await shop.newReceived({ payable: 10_000, qty: 10 });
    const second = await shop.newReceived({ payable: 20_000, qty: 10, customer: first.customer });
    await test.ctx.db.$client.query('update orders set store_id = $1 where no = $2', [first.store.storeId, second.no]);
    const { id: titleId } = await shop.titleOf(first.customer);
    await shop.qualify(titleId);
    const [invoice = ''] = await shop.apply(first.customer, [first.no, second.no], { titleId, kind: 'special' });
    await shop.issue(invoice);
    await shop.payBack(first.no, 4000);
    await shop.follow();
    const red = await shop.redOf(invoice);
    expect(red).toMatchObject({ status: 'await_buyer', amount: 4000 });
    await confirmRed(test.ctx, by(first.customer), red.no);
    await shop.recordRed(red.no);
    expect(await shop.stateOf(invoice)).toMatchObject({ status: 'partially_reversed' });
    const rows = await shop.itemsOf(invoice);
    const liveOf = (id: number) =>
      rows.filter(({ orderId }) => orderId === id).reduce((sum, { grossAmount }) => sum + grossAmount, 0);
    expect([liveOf(first.id), liveOf(second.id)]).toEqual([6000, 20_000]);
  });

  it('that comes while a red letter is open is followed once that is there', async () => {
    const order = await shop.newIssued({ payable: 10_000, qty: 10 });
    await shop.payBack(order.no, 1000);
    await shop.follow();
    await shop.payBack(order.no, 500);
    expect(await shop.follow()).toBe(0);
    await shop.recordRed((await shop.redOf(order.invoice)).no);
    expect(await shop.follow()).toBe(1);
    expect(await shop.redOf(order.invoice)).toMatchObject({ amount: 500 });
  });

  it('whose red letter was refused stays paid: it is not asked for again until more goes back, and then for all of it', async () => {
    const order = await shop.newIssued({ payable: 10_000, qty: 10 }, 'special');
    await shop.payBack(order.no, 1000);
    await shop.follow();
    const red = await shop.redOf(order.invoice);
    await denyRed(test.ctx, by(order.customer), red.no, 'booked');
    expect(await shop.stateOf(order.invoice)).toMatchObject({ status: 'issued' });
    await shop.follow();
    expect((await shop.redOf(order.invoice)).no).toBe(red.no);
    expect(await waiting()).toEqual([]);
    await shop.payBack(order.no, 500);
    await shop.follow();
    expect(await shop.redOf(order.invoice)).toMatchObject({ status: 'await_buyer', amount: 1500 });
  });

  it('is followed once however often and wherever the job runs', async () => {
    const order = await shop.newIssued({ payable: 10_000, qty: 10 });
    await shop.payBack(order.no, 1000);
    const rounds = await Promise.all([shop.follow(), shop.follow(), shop.follow()]);
    expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await shop.detailsOf(order.invoice)).reds).toHaveLength(1);
  });
});

it('a provider that takes back whole documents only does that, and what stays paid is asked for anew', async () => {
  const order = await shop.newApplied({ payable: 10_000, qty: 10 });
  await shop.begin(order.invoice, 'wechat');
  await shop.issue(order.invoice);
  await shop.payBack(order.no, await shop.piecesOf(order, 4));
  await shop.follow();
  const red = await shop.redOf(order.invoice);
  expect(red).toMatchObject({ status: 'applying', provider: 'wechat', amount: 10_000, reason: 'sales_return' });
  await test.ctx.db.transaction((tx) => moveRed(tx, red, { move: 'needsNobody', at: test.ctx.clock.now() }));
  const { replacement } = await shop.recordRed(red.no);
  expect(replacement).toMatchObject({ status: 'submitted', amount: 6000, source: 'reissue' });
  expect(await shop.itemsOf(replacement?.no ?? '')).toMatchObject([{ qty: 6, grossAmount: 6000 }]);
  expect(await shop.stateOf(order.invoice)).toMatchObject({ status: 'reversed' });
});

describe('a red letter', () => {
  it('that nobody answers within 72 hours comes to nothing, and nobody can agree to it any more', async () => {
    const order = await shop.newIssued({}, 'special');
    await shop.payBack(order.no, 'all');
    await shop.follow();
    const { no } = await shop.redOf(order.invoice);
    test.ctx.clock.advance(72 * 3600);
    await expect(confirmRed(test.ctx, by(order.customer), no)).rejects.toMatchObject({ code: 'status_changed' });
    expect(await expireReds(test.ctx)).toBeGreaterThan(0);
    expect(await shop.redOf(order.invoice)).toMatchObject({ status: 'timeout' });
    expect(await shop.stateOf(order.invoice)).toMatchObject({ status: 'issued' });
  });

  it('is answered by its recipient alone, and withdrawn by its issuer alone', async () => {
    const order = await shop.newIssued({}, 'special');
    const other = await shop.newReceived();
    await shop.payBack(order.no, 'all');
    await shop.follow();
    const { no } = await shop.redOf(order.invoice);
    const nobody = { code: 'not_found' };
    await expect(confirmRed(test.ctx, by(other.customer), no)).rejects.toMatchObject(nobody);
    await expect(denyRed(test.ctx, by(other.customer), no, 'r')).rejects.toMatchObject(nobody);
    const issuer = (storeId: number) => ({ issuerType: 'store' as const, issuerId: storeId });
    const stranger = { member: other.store, issuer: issuer(other.store.storeId) };
    await expect(withdrawRed(test.ctx, stranger, no, 'r')).rejects.toMatchObject(nobody);
    const own = { member: order.store, issuer: issuer(order.store.storeId) };
    await withdrawRed(test.ctx, own, no, 'r');
    expect(await shop.redOf(order.invoice)).toMatchObject({ status: 'withdrawn', failReason: 'r' });
  });

  it('is agreed to or refused, not both, and does not lapse as well', async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await shop.newIssued({}, 'special');
      await shop.payBack(order.no, 'all');
      await shop.follow();
      const { no } = await shop.redOf(order.invoice);
      const results = await Promise.allSettled([
        denyRed(test.ctx, by(order.customer), no, 'r'),
        confirmRed(test.ctx, by(order.customer), no),
        confirmRed(test.ctx, by(order.customer), no),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });
});

describe('another title', () => {
  const ask = (order: { customer: Parameters<typeof by>[0]; invoice: string }, titleId: number) =>
    changeTitle(test.ctx, by(order.customer), {
      no: order.invoice,
      titleId,
      kind: 'normal',
      email: 'b@example.com',
      mobile: '',
      note: '',
    });

  it('takes all back as an error, and its replacement is asked for with the red document, of what is still paid', async () => {
    const order = await shop.newIssued({ payable: 10_000, qty: 10 });
    const { id } = await shop.titleOf(order.customer, { name: '另一家公司' });
    const red = await ask(order, id);
    expect(red).toMatchObject({ status: 'no_confirm_needed', reason: 'issue_error', cause: 'change_title' });
    await shop.payBack(order.no, await shop.piecesOf(order, 4));
    expect(await shop.follow()).toBe(0);
    const { replacement } = await shop.recordRed(red.no);
    expect(replacement).toMatchObject({
      amount: 6000,
      source: 'reissue',
      title: { name: '另一家公司' },
      email: 'b@example.com',
    });
    expect(await shop.itemsOf(replacement?.no ?? '')).toMatchObject([{ qty: 6, grossAmount: 6000 }]);
    expect(await shop.follow()).toBe(1);
    expect(await shop.detailsOf(order.invoice)).toMatchObject({ replacedBy: replacement?.no });
    expect((await shop.detailsOf(order.invoice)).application.status).toBe('reversed');
  });

  it('is the one of the application, whatever becomes of it in the list', async () => {
    const order = await shop.newApplied();
    await test.ctx.db.$client.query("update invoice_titles set name = 'changed' where id = $1", [order.titleId]);
    const { document } = await shop.issue(order.invoice);
    expect(document.buyer.name).toBe('北风商贸（上海）有限公司');
  });

  it('is refused where it is the same, too often, too late, or of somebody else', async () => {
    const order = await shop.newIssued();
    const refused = (key: string) => ({ code: 'invalid_input', fields: { title_id: { key } } });
    await expect(ask(order, order.titleId)).rejects.toMatchObject(refused('titleSame'));
    const other = await shop.newIssued();
    await expect(ask(order, other.titleId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask({ ...other, invoice: order.invoice }, other.titleId)).rejects.toMatchObject({ code: 'not_found' });
    let current = order;
    for (const name of ['甲', '乙']) {
      const { id } = await shop.titleOf(order.customer, { name });
      const { replacement } = await shop.recordRed((await ask(current, id)).no);
      current = { ...order, invoice: replacement?.no ?? '' };
      await shop.issue(current.invoice);
    }
    await expect(ask(current, order.titleId)).rejects.toMatchObject({
      fields: { title_id: { key: 'titleObstacle_too_often', values: { days: 180, times: 2 } } },
    });
    test.ctx.clock.advance(180 * 86_400);
    await expect(ask(other, (await shop.titleOf(other.customer, { name: '丙' })).id)).rejects.toMatchObject(
      refused('titleObstacle_too_late'),
    );
  });
});

it('leaves the ledger as it was', async () => {
  expect(await auditMoney(test.ctx)).toEqual([]);
});
