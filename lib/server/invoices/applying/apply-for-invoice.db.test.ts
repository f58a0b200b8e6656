import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { workingDayAfter } from '#lib/delivery/working-days.ts';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { accountLimits } from '#lib/server/kernel/account-limits.ts';
import { shopDay, shopMoment } from '#lib/server/kernel/clock.ts';
import { invoicesOf } from '#lib/server/workflows/invoices/invoices-for-tests.ts';
import { listItems } from '../application-repository.ts';
import { readDetails } from '../issuing/read-details.ts';
import { cancelInvoice } from './cancel-invoice.ts';

const kept = { ...accountLimits };
const limits = accountLimits as { -readonly [Name in keyof typeof accountLimits]: number };

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = invoicesOf(test);
afterAll(() => test.close());
afterEach(() => void Object.assign(limits, kept));

const refusedAt = (field: string, key: string) => ({ code: 'invalid_input', fields: { [field]: { key } } });

describe('an application', () => {
  it('has what was paid, with its tax, and a copy of the title', async () => {
    const { no, customer } = await shop.newReceived({ payable: 11_300 });
    const title = await shop.titleOf(customer);
    const [invoice = ''] = await shop.apply(customer, [no], { titleId: title.id });
    const application = await shop.stateOf(invoice);
    expect(application).toMatchObject({ status: 'submitted', amount: 11_300, issuerType: 'store', source: 'request' });
    const [item] = await listItems(test.ctx.db, application.id);
    expect(item).toMatchObject({ grossAmount: 11_300, netAmount: 10_000, taxAmount: 1300, taxBp: 1300, name: '名片' });
    await shop.titleOf(customer, { name: 'another' });
    expect((await shop.stateOf(invoice)).title.name).toBe(title.name);
  });

  it('is not late before the day it should be issued on is over', async () => {
    const { no, customer } = await shop.newReceived();
    const [invoice = ''] = await shop.apply(customer, [no]);
    const { createdAt, dueAt } = await shop.stateOf(invoice);
    const third = workingDayAfter(createdAt.getTime(), 3);
    expect(shopMoment(dueAt)).toBe(`${shopDay(third)} 23:59`);
  });

  it('is one of two that ask for the same order at once', async () => {
    const { no, customer } = await shop.newReceived();
    const { id: titleId } = await shop.titleOf(customer);
    const results = await Promise.allSettled([1, 2, 3].map(() => shop.apply(customer, [no], { titleId })));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ reason: refusedAt('orders', 'notInvoiceable_invoiced') });
  });

  it('is refused for orders of others, before they are received, while a case is open, and of two issuers', async () => {
    const [one, other] = [await shop.newReceived(), await shop.newReceived()];
    await expect(shop.apply(one.customer, [other.no])).rejects.toMatchObject({ code: 'not_found' });
    const sent = await shop.newSent();
    await expect(shop.apply(sent.customer, [sent.no])).rejects.toMatchObject(
      refusedAt('orders', 'notInvoiceable_too_early'),
    );
    await shop.apply(one.customer, [one.no]);
    const open = await shop.newSent();
    await shop.newReceived();
    await shop.receive(open.no);
    await test.ctx.db.$client.query("update orders set aftersale_status = 'open' where no = $1", [open.no]);
    await expect(shop.apply(open.customer, [open.no])).rejects.toMatchObject(
      refusedAt('orders', 'notInvoiceable_case_open'),
    );
    await test.ctx.db.$client.query('update orders set user_id = $1 where no = $2', [one.customer.userId, other.no]);
    const free = await shop.newReceived();
    await test.ctx.db.$client.query('update orders set user_id = $1 where no = $2', [one.customer.userId, free.no]);
    await expect(shop.apply(one.customer, [other.no, free.no])).rejects.toMatchObject(
      refusedAt('orders', 'otherIssuer'),
    );
  });

  it('for a special invoice needs a company whose papers were approved; on paper it needs an address', async () => {
    const { no, customer } = await shop.newReceived();
    const person = await shop.titleOf(customer, {
      titleType: 'personal' as never,
      name: '张三',
      taxNo: '',
      regAddress: '',
      regPhone: '',
      bankName: '',
      bankAccount: '',
    });
    const ask = (wanted: Parameters<typeof shop.apply>[2]) => shop.apply(customer, [no], wanted);
    await expect(ask({ kind: 'special', titleId: person.id })).rejects.toMatchObject(
      refusedAt('kind', 'specialCompany'),
    );
    await expect(ask({ kind: 'special' })).rejects.toMatchObject(refusedAt('title_id', 'specialPapers'));
    await expect(ask({ medium: 'paper' })).rejects.toMatchObject(refusedAt('address_id', 'required'));
    await expect(ask({ email: '' })).rejects.toMatchObject(refusedAt('email', 'required'));
  });
});

describe('an invoice', () => {
  it('is read whole: of which order, its document, and whose doing it was', async () => {
    const { no, customer } = await shop.newReceived();
    const [invoice = ''] = await shop.apply(customer, [no]);
    await shop.issue(invoice);
    const details = await readDetails(test.ctx.db, await shop.stateOf(invoice));
    expect(details).toMatchObject({
      orders: [{ no, amount: 10_000 }],
      redAmount: 0,
      replaces: '',
      replacedBy: '',
      documents: [{ color: 'blue', totalAmount: 10_000, formats: [] }],
    });
    expect(details.history.map(({ event }) => event)).toEqual(['record', 'apply']);
  });

  it('has a number that its issuer never had before', async () => {
    const { no, customer, store } = await shop.newReceived();
    const [first = ''] = await shop.apply(customer, [no]);
    const number = shop.newFapiaoNo();
    await shop.issue(first, number);
    const again = await shop.newReceived();
    await test.ctx.db.$client.query('update orders set store_id = $1 where no = $2', [store.storeId, again.no]);
    const [second = ''] = await shop.apply(again.customer, [again.no]);
    await expect(shop.issue(second, number)).rejects.toMatchObject(refusedAt('fapiao_no', 'fapiaoNoTaken'));
    const elsewhere = await shop.newReceived();
    const [third = ''] = await shop.apply(elsewhere.customer, [elsewhere.no]);
    await shop.issue(third, number);
    expect(await shop.stateOf(second)).toMatchObject({ status: 'submitted' });
  });
});

describe('applications of one account', () => {
  const full = { code: 'daily_limit', values: { max: 2 } };

  it('are so many a day, withdrawn or not, and others are not kept from theirs', async () => {
    limits.invoicesADay = 2;
    const [{ no, customer }, other] = [await shop.newReceived(), await shop.newReceived()];
    const { id: titleId } = await shop.titleOf(customer);
    const recipient = { recipientType: 'user' as const, recipientId: customer.userId, actor: customer };
    for (let count = 0; count < 2; count += 1) {
      const [invoice = ''] = await shop.apply(customer, [no], { titleId });
      await cancelInvoice(test.ctx, recipient, invoice);
    }
    await expect(shop.apply(customer, [no], { titleId })).rejects.toMatchObject(full);
    await shop.apply(other.customer, [other.no]);
    test.ctx.clock.advance(86_401);
    await shop.apply(customer, [no], { titleId });
  });

  it('are counted one after the other, however many come at once', async () => {
    limits.invoicesADay = 2;
    const { no: first, customer } = await shop.newReceived();
    const nos = [first, (await shop.newReceived({ customer })).no, (await shop.newReceived({ customer })).no];
    const { id: titleId } = await shop.titleOf(customer);
    const results = await Promise.allSettled(nos.map((no) => shop.apply(customer, [no], { titleId })));
    expect(results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))).toMatchObject([full]);
  });
});
