import { afterAll, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import {
  changeTitle,
  confirmRed,
  denyRed,
  expireReds,
  listItems,
  lockApplication,
  requestRed,
  restOfItems,
  wholeOf,
} from '../../invoices/index.ts';
import { recipientOf, refundsOf } from './refunds-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = refundsOf(test);
afterAll(() => test.close());

const succeeded = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

it('an application against a refund: what went back is never on it in the end', async () => {
  for (let round = 0; round < 3; round += 1) {
    const order = await shop.newReceived({ payable: 10_000, qty: 10 });
    const { id: titleId } = await shop.titleOf(order.customer);
    const [applied] = await Promise.allSettled([
      shop.apply(order.customer, [order.no], { titleId }),
      shop.payBack(order.no, 3000),
    ]);
    expect(await shop.settle()).toEqual([]);
    if (applied.status === 'rejected') continue;
    expect(await shop.stateOf(applied.value[0] ?? '')).toMatchObject({ status: 'submitted', amount: 7000 });
  }
});

it('a refund against the result: whatever is first, the invoice is taken back by what went back', async () => {
  for (let round = 0; round < 3; round += 1) {
    const order = await shop.newApplied({ payable: 10_000, qty: 10 });
    await Promise.allSettled([shop.payBack(order.no, 3000), shop.issue(order.invoice), shop.follow()]);
    expect(await shop.settle()).toEqual([]);
    const { status, amount } = await shop.stateOf(order.invoice);
    if (amount === 10_000) {
      expect(status).toBe('reversing');
      expect(await shop.redOf(order.invoice)).toMatchObject({ amount: 3000 });
    } else expect(amount).toBe(7000);
  }
});

it('two red letters at once: one is open', async () => {
  const order = await shop.newIssued();
  const ask = () =>
    test.ctx.db.transaction(async (tx) => {
      const application = await lockApplication(tx, order.invoice, 'desk');
      const parts = wholeOf(restOfItems(await listItems(tx, application.id)));
      const requested = { applicant: 'seller', reason: 'issue_error', cause: 'issuer' } as const;
      return requestRed(tx, test.ctx, application, { ...requested, parts, at: test.ctx.clock.now() });
    });
  await shop.payBack(order.no, 1000);
  const results = await Promise.allSettled([ask(), ask(), shop.follow()]);
  expect(succeeded(results.slice(0, 2))).toBeLessThanOrEqual(1);
  const { reds, application } = await shop.detailsOf(order.invoice);
  expect([reds.length, application.status]).toEqual([1, 'reversing']);
});

it('agreeing, refusing and the end of the time: one of them', async () => {
  for (let round = 0; round < 3; round += 1) {
    const order = await shop.newIssued({}, 'special');
    await shop.payBack(order.no, 'all');
    await shop.follow();
    const { no } = await shop.redOf(order.invoice);
    test.ctx.clock.advance(72 * 3600 - (round === 0 ? 0 : 1));
    const [confirmed, denied] = await Promise.allSettled([
      confirmRed(test.ctx, recipientOf(order), no),
      denyRed(test.ctx, recipientOf(order), no, 'r'),
      expireReds(test.ctx),
    ]);
    expect(succeeded([confirmed, denied])).toBe(round === 0 ? 0 : 1);
    const { reds, application } = await shop.detailsOf(order.invoice);
    expect(reds).toHaveLength(1);
    expect(application.status).toBe(reds[0]?.status === 'confirmed' ? 'reversing' : 'issued');
  }
});

it('another title against a refund: what takes its place is of what stays paid', async () => {
  for (let round = 0; round < 3; round += 1) {
    const order = await shop.newIssued({ payable: 10_000, qty: 10 });
    const { id: titleId } = await shop.titleOf(order.customer, { name: '另一家' });
    const other = { titleId, kind: 'normal' as const, email: 'b@example.com', mobile: '', note: '' };
    const asked = await Promise.allSettled([
      changeTitle(test.ctx, recipientOf(order), { no: order.invoice, ...other }),
      shop.payBack(order.no, 3000),
      shop.follow(),
    ]);
    expect(asked[1]?.status).toBe('fulfilled');
    const recorded = await Promise.allSettled([shop.recordRed((await shop.redOf(order.invoice)).no), shop.follow()]);
    expect(recorded[0]?.status).toBe('fulfilled');
    expect(await shop.settle()).toEqual([]);
    const { replacedBy } = await shop.detailsOf(order.invoice);
    if (replacedBy) expect(await shop.stateOf(replacedBy)).toMatchObject({ amount: 7000 });
  }
});

it('a red document reported twice is recorded once, and what takes its place is made once', async () => {
  const order = await shop.newIssued();
  const { id: titleId } = await shop.titleOf(order.customer, { name: '另一家' });
  const other = { titleId, kind: 'normal' as const, email: 'b@example.com', mobile: '', note: '' };
  const { no } = await changeTitle(test.ctx, recipientOf(order), { no: order.invoice, ...other });
  expect(succeeded(await Promise.allSettled([1, 2, 3].map(() => shop.recordRed(no))))).toBe(1);
  expect((await shop.detailsOf(order.invoice)).documents).toHaveLength(2);
});

it('two red documents of one red letter at once: one is recorded, the other is told that it is done', async () => {
  const order = await shop.newIssued({ payable: 10_000, qty: 10 });
  await shop.payBack(order.no, 10_000);
  await shop.follow();
  const { no = '' } = (await shop.redOf(order.invoice)) ?? {};
  const results = await Promise.allSettled([shop.recordRed(no), shop.recordRed(no)]);
  expect(succeeded(results)).toBe(1);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'status_changed' } });
  expect(await shop.stateOf(order.invoice)).toMatchObject({ status: 'reversed' });
  expect(await shop.settle()).toEqual([]);
});
