import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { confirmRed, denyRed, expireReds, listRedTasks, withdrawRed } from '../../invoices/index.ts';
import { toPage } from '../../kernel/paging.ts';
import { asStore } from '../../orders/index.ts';
import { approveRequest } from '../aftersales/answer-case.ts';
import { releaseRefundsDue } from '../aftersales/release-refunds.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { askRedAgain } from './ask-red-again.ts';
import { issuerOfOrder, recipientOf, refundsOf } from './refunds-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = refundsOf(test);
afterAll(() => test.close());

type Issued = Awaited<ReturnType<typeof shop.newIssued>>;

const again = (order: Issued) => askRedAgain(test.ctx, issuerOfOrder(order), { no: order.invoice });
const deny = async (order: Issued) =>
  denyRed(test.ctx, recipientOf(order), (await shop.redOf(order.invoice)).no, 'booked');

/** A special invoice of which so much went back; the company has refused the red letter over it. */
async function newRefused(amount = 1000) {
  const order = await shop.newIssued({ payable: 10_000, qty: 10 }, 'special');
  await shop.payBack(order.no, amount);
  await shop.follow();
  await deny(order);
  return order;
}

const redsOf = async ({ invoice }: Pick<Issued, 'invoice'>) => (await shop.detailsOf(invoice)).reds;
const lostOf = async (order: Pick<Issued, 'invoice'>) =>
  (await listRedTasks(test.ctx.db, { view: 'lost' }, toPage({ limit: 100 }))).list.filter(
    ({ no }) => no === order.invoice,
  );

describe('a red letter that was refused', () => {
  it('is asked for again under a number of its own, as often as it is refused, and taken back once', async () => {
    const order = await newRefused();
    expect(await lostOf(order)).toHaveLength(1);
    await again(order);
    expect(await lostOf(order)).toEqual([]);
    await deny(order);
    await again(order);
    const asked = await redsOf(order);
    expect(asked.map(({ amount }) => amount)).toEqual([1000, 1000, 1000]);
    expect(new Set(asked.map(({ no }) => no)).size).toBe(3);
    const open = await shop.redOf(order.invoice);
    expect(open).toMatchObject({
      status: 'await_buyer',
      cause: 'refund',
      applicant: 'seller',
      note: order.no,
      requestedBy: order.store.userId,
    });
    await confirmRed(test.ctx, recipientOf(order), open.no);
    await shop.recordRed(open.no);
    expect((await shop.detailsOf(order.invoice)).redAmount).toBe(1000);
    expect(await shop.settle()).toEqual([]);
    await expect(again(order)).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('by nobody answering, or by its issuer withdrawing it, is asked for again too', async () => {
    for (const end of ['lapse', 'withdraw'] as const) {
      const order = await shop.newIssued({ payable: 10_000, qty: 10 }, 'special');
      await shop.payBack(order.no, 'all');
      await shop.follow();
      const { no } = await shop.redOf(order.invoice);
      if (end === 'lapse') {
        test.ctx.clock.advance(72 * 3600);
        await expireReds(test.ctx);
      } else await withdrawRed(test.ctx, issuerOfOrder(order), no, 'r');
      await again(order);
      expect(await shop.redOf(order.invoice)).toMatchObject({ status: 'await_buyer', amount: 10_000 });
    }
  });

  it('is asked for over what went back by now, and no second time while one is open', async () => {
    const order = await newRefused();
    await shop.payBack(order.no, 500);
    await again(order);
    expect(await shop.redOf(order.invoice)).toMatchObject({ status: 'await_buyer', amount: 1500 });
    await expect(again(order)).rejects.toMatchObject({ code: 'status_changed' });
    await shop.follow();
    expect(await redsOf(order)).toHaveLength(2);
  });

  it('is asked for once by many at once, and against the job that follows refunds', async () => {
    const order = await newRefused();
    await shop.payBack(order.no, 500);
    const results = await Promise.allSettled([again(order), again(order), shop.follow()]);
    expect(results.slice(0, 2).filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    expect(await redsOf(order)).toHaveLength(2);
    expect(await shop.redOf(order.invoice)).toMatchObject({ amount: 1500 });
  });

  it('is asked for by its issuer alone, and where one was refused', async () => {
    const order = await newRefused();
    const other = await shop.newIssued();
    const stranger = askRedAgain(test.ctx, issuerOfOrder(other), { no: order.invoice });
    await expect(stranger).rejects.toMatchObject({ code: 'not_found' });
    await expect(again(other)).rejects.toMatchObject({ code: 'status_changed' });
  });
});

it('of a normal invoice is issued manually at once, and whoever asked is told nothing', async () => {
  const order = await shop.newIssued({ payable: 10_000, qty: 10 });
  await shop.payBack(order.no, 1000);
  await shop.follow();
  await withdrawRed(test.ctx, issuerOfOrder(order), (await shop.redOf(order.invoice)).no, 'r');
  await again(order);
  const { no, status } = await shop.redOf(order.invoice);
  expect(status).toBe('no_confirm_needed');
  const { rows } = await test.ctx.db.$client.query(
    "select 1 from messages where user_id = $1 and event_key = 'invoiceRedToDo'",
    [order.store.userId],
  );
  expect(rows).toHaveLength(1);
  await shop.recordRed(no);
  expect(await shop.settle()).toEqual([]);
});

describe('of an invoice over two orders', () => {
  async function newMerged() {
    const first = await shop.newReceived({ payable: 10_000, qty: 10 });
    const second = await shop.newReceived({ payable: 20_000, qty: 10, customer: first.customer });
    await test.ctx.db.$client.query('update orders set store_id = $1 where no = $2', [first.store.storeId, second.no]);
    const { id: titleId } = await shop.titleOf(first.customer);
    await shop.qualify(titleId);
    const [invoice = ''] = await shop.apply(first.customer, [first.no, second.no], { titleId, kind: 'special' });
    await shop.issue(invoice);
    return { first: { ...first, invoice, titleId }, second, invoice };
  }

  it('the one that was refused stays refused while the other order’s is there, and is asked for alone', async () => {
    const { first, second, invoice } = await newMerged();
    await shop.payBack(first.no, 4000);
    await shop.follow();
    await deny(first);
    await shop.payBack(second.no, 3000);
    await shop.follow();
    const other = await shop.redOf(invoice);
    expect(other).toMatchObject({ status: 'await_buyer', amount: 3000 });
    await confirmRed(test.ctx, recipientOf(first), other.no);
    await shop.recordRed(other.no);
    expect(await shop.settle()).toEqual([]);
    expect(await lostOf(first)).toHaveLength(1);
    await again(first);
    expect(await shop.redOf(invoice)).toMatchObject({ status: 'await_buyer', amount: 4000, note: first.no });
  });
});

describe('for which the money of a case waits', () => {
  async function newHeld() {
    const order = await shop.newIssued({ payable: 10_000, qty: 10 }, 'special');
    const caseNo = await shop.openCase(order, 4000);
    await approveRequest(test.ctx, asStore(order.store), { no: caseNo });
    await deny(order);
    return { ...order, caseNo };
  }

  it('is asked for again, and the money goes back once the company has agreed', async () => {
    const order = await newHeld();
    expect(await releaseRefundsDue(test.ctx)).toBe(0);
    await again(order);
    const red = await shop.redOf(order.invoice);
    expect(red).toMatchObject({ status: 'await_buyer', amount: 4000 });
    await confirmRed(test.ctx, recipientOf(order), red.no);
    expect(await releaseRefundsDue(test.ctx)).toBe(1);
    expect(await shop.caseOf(order.caseNo)).toMatchObject({ status: 'completed' });
    await shop.recordRed(red.no);
    expect(await shop.settle()).toEqual([]);
  });

  it('is not asked for where nothing has to go back any more', async () => {
    const order = await newHeld();
    await test.ctx.db.$client.query("update aftersales set status = 'cancelled', closed_at = now() where no = $1", [
      order.caseNo,
    ]);
    const fields = { no: { key: 'redAgain_nothing' } };
    await expect(again(order)).rejects.toMatchObject({ code: 'invalid_input', fields });
  });
});

it('leaves the ledger as it was', async () => {
  expect(await auditMoney(test.ctx)).toEqual([]);
});
