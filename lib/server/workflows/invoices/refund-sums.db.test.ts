import { afterAll, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { invoiceIssuers } from '../../invoices/issuer-tables.ts';
import { newDice } from '../../simulation/dice.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { refundsOf } from './refunds-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = refundsOf(test);
afterAll(() => test.close());

const sum = <Key extends string>(rows: readonly { [K in Key]: number }[], key: Key) =>
  rows.reduce((total, row) => total + row[key], 0);

async function recordOpenReds(invoices: string[]): Promise<void> {
  for (const no of invoices) {
    const [red] = (await shop.detailsOf(no)).reds;
    if (red && red.status !== 'done') await shop.recordRed(red.no);
  }
}

/** Every row, document and application is the sum of its parts, and what is invoiced is what stays paid. */
async function expectSound(invoices: string[], kept: number): Promise<void> {
  expect(await auditMoney(test.ctx)).toEqual([]);
  const rows = (await Promise.all(invoices.map(shop.itemsOf))).flat();
  expect(sum(rows, 'grossAmount')).toBe(kept);
  expect(rows.filter(({ netAmount, taxAmount, grossAmount }) => netAmount + taxAmount !== grossAmount)).toEqual([]);
  for (const no of invoices) {
    for (const { netAmount, taxAmount, totalAmount, items } of (await shop.detailsOf(no)).documents) {
      expect([netAmount + taxAmount, sum(items, 'netAmount'), sum(items, 'taxAmount')]).toEqual([
        totalAmount,
        netAmount,
        taxAmount,
      ]);
    }
  }
}

it.each([11, 23, 37, 41])(
  'amounts that do not divide come to nothing but themselves, as the dice %i say',
  async (seed) => {
    const dice = newDice(seed);
    const payable = 101 + dice.next(99_999);
    const qty = 1 + dice.next(13);
    const order = await shop.newReceived({ payable, qty });
    const flatTaxBp = dice.pick([0, 100, 300, 600, 900, 1300, 1 + dice.next(9998)]);
    const capAmount = 100 + Math.floor(payable / (1 + dice.next(3)));
    const issuer = { issuerType: 'store' as const, issuerId: order.store.storeId };
    await test.ctx.db.insert(invoiceIssuers).values({ ...issuer, flatTaxBp, capAmount });
    const invoices = await shop.apply(order.customer, [order.no]);
    for (const no of invoices) if (dice.next(3) > 0) await shop.issue(no);
    let left = payable;
    for (let round = 0; round < 3 && left > 1; round += 1) {
      const line = await shop.lineOf(order);
      const pieces = line.qty - line.refundedQty > 1 && dice.next(2) === 0;
      const back = 1 + dice.next(Math.floor(left / 2));
      await shop.payBack(
        order.no,
        pieces ? [{ lineId: line.id, qty: 1, unsentQty: 0, goods: back, freight: 0 }] : back,
      );
      left -= back;
      await shop.follow();
      await recordOpenReds(invoices);
      await shop.follow();
      const living = [];
      for (const no of invoices) if ((await shop.stateOf(no)).status !== 'cancelled') living.push(no);
      await expectSound(living, left);
    }
    for (const no of invoices) if ((await shop.stateOf(no)).status === 'submitted') await shop.issue(no);
    await shop.payBack(order.no, 'all');
    await shop.follow();
    await recordOpenReds(invoices);
    await shop.follow();
    const ends = await Promise.all(invoices.map(shop.stateOf));
    expect(ends.filter(({ status }) => status !== 'reversed' && status !== 'cancelled')).toEqual([]);
    const reversed = ends.filter(({ status }) => status === 'reversed').map(({ no }) => no);
    await expectSound(reversed, 0);
    const rows = (await Promise.all(reversed.map(shop.itemsOf))).flat();
    expect([sum(rows, 'netAmount'), sum(rows, 'taxAmount')]).toEqual([0, 0]);
  },
);
