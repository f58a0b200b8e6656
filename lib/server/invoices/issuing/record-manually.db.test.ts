import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { createTestFile } from '#lib/server/factories/store-factories.ts';
import { readPrivateLink } from '#lib/server/files/index.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { addSeconds, shopDay } from '#lib/server/kernel/clock.ts';
import { messages } from '#lib/server/messaging/inbox-tables.ts';
import { outboxMessages } from '#lib/server/messaging/tables.ts';
import { wordMessage } from '#lib/server/messaging/word-message.ts';
import { invoicesOf } from '#lib/server/workflows/invoices/invoices-for-tests.ts';
import { issuerOf } from '../issuers/issuers.ts';
import { askRed } from '../red/ask-red.ts';
import { recordRedManually } from '../red/record-red-manually.ts';
import { readDetails } from './read-details.ts';
import { recordManually } from './record-manually.ts';
import { rejectInvoice } from './reject-invoice.ts';
import { setMailTracking } from './set-mail-tracking.ts';
import { voidInvoice } from './void-invoice.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = invoicesOf(test);
afterAll(() => test.close());

const refusedAt = (field: string, key: string) => ({ code: 'invalid_input', fields: { [field]: { key } } });
const actorOf = (store: StoreMember) => ({ member: store, issuer: issuerOf(store.storeId) });
const today = () => shopDay(test.ctx.clock.now());

async function newFile(store: StoreMember, format: 'pdf' | 'ofd' | 'xml' = 'pdf') {
  const path = `private/invoice/${today().replaceAll('-', '')}/${crypto.randomUUID()}.${format}`;
  const facts = { topic: 'invoice', path, url: `/storage/${path}`, name: `a.${format}`, sha256: 'f'.repeat(64) };
  await createTestFile(test.ctx, store.userId, facts);
  return { format, url: facts.url };
}

async function newApplication(wanted: Parameters<typeof shop.apply>[2] = {}) {
  const order = await shop.newReceived();
  const [no = ''] = await shop.apply(order.customer, [order.no], wanted);
  return { ...order, no, order: order.no, actor: actorOf(order.store) };
}

async function said(store: StoreMember, change: Partial<Parameters<typeof recordManually>[2]> = {}) {
  const usual = {
    fapiaoCode: '',
    fapiaoNo: shop.newFapiaoNo(),
    issueDate: today(),
    checkCode: '',
    drawer: '',
    acceptsSpelling: false,
  };
  return { ...usual, files: [await newFile(store)], ...change };
}

describe('an invoice that was issued manually', () => {
  it('is recorded with its number, day, drawer and files, and its recipient is told by mail at the address asked for', async () => {
    const { no, store, actor, customer } = await newApplication({ email: 'accounts@example.com' });
    const files = [await newFile(store)];
    const facts = await said(store, { files, drawer: '王开' });
    await recordManually(test.ctx, actor, { no, ...facts });
    const application = await shop.stateOf(no);
    expect(application).toMatchObject({ status: 'issued', reviewedBy: store.userId });
    const { documents } = await readDetails(test.ctx.db, application);
    expect(documents).toMatchObject([{ fapiaoNo: facts.fapiaoNo, drawer: '王开', formats: ['pdf'] }]);
    const [message] = await test.ctx.db.select().from(messages).where(eq(messages.userId, customer.userId));
    expect(message).toMatchObject({ eventKey: 'invoiceIssued', args: { no, fapiaoNo: facts.fapiaoNo } });
    const mails = await test.ctx.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, 'accounts@example.com'));
    expect(mails).toHaveLength(1);
  });

  it('is mailed with its files to an address whose reader may have no account, and once', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { no, store, actor } = await newApplication({ email });
    const files = [await newFile(store, 'pdf')];
    const { fapiaoNo, ...facts } = await said(store, { files });
    await recordManually(test.ctx, actor, { no, fapiaoNo, ...facts });
    const mails = await test.ctx.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email));
    expect(mails).toMatchObject([{ template: 'Invoice', isSecret: true, values: { no } }]);
    const { body } = await wordMessage(test.ctx, mails[0] as (typeof mails)[number]);
    const [, path = ''] = new RegExp(`${fapiaoNo}\\.pdf\\n${test.ctx.env.PUBLIC_URL}(\\S+)`).exec(body) ?? [];
    expect(readPrivateLink(test.ctx, path)).toBe(files[0]?.url);
  });

  it('is mailed to that address again once it is taken back: its red document, once', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { no, store, actor } = await newApplication({ email });
    await recordManually(test.ctx, actor, { no, ...(await said(store)) });
    await askRed(test.ctx, actor, { no, reason: 'sales_discount', amount: 100, note: '' });
    const { reds } = await readDetails(test.ctx.db, await shop.stateOf(no));
    const files = [await newFile(store, 'pdf')];
    const fapiaoNo = shop.newFapiaoNo();
    const issueDate = shopDay(test.ctx.clock.now());
    const red = { redNo: reds[0]?.no ?? '', fapiaoCode: '', fapiaoNo, issueDate, files };
    await recordRedManually(test.ctx, actor, red);
    const mails = await test.ctx.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email));
    expect(mails.map(({ template }) => template)).toEqual(['Invoice', 'InvoiceReversed']);
    const { body } = await wordMessage(test.ctx, mails[1] as (typeof mails)[number]);
    expect(body).toContain(`${fapiaoNo}.pdf`);
    expect(body.match(/\.pdf\n/g)).toHaveLength(1);
  });

  it('is recorded once where two do it at once, and not at all where it was cancelled meanwhile', async () => {
    const { no, store, actor } = await newApplication();
    const both = [await said(store), await said(store)].map((facts) =>
      recordManually(test.ctx, actor, { no, ...facts }),
    );
    const refused = (await Promise.allSettled(both)).filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'status_changed' } }]);
    const other = await newApplication();
    const facts = await said(other.store);
    const race = await Promise.allSettled([
      recordManually(test.ctx, other.actor, { no: other.no, ...facts }),
      rejectInvoice(test.ctx, other.actor, { no: other.no, reason: '抬头有误' }),
    ]);
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('of another store is not found', async () => {
    const { no } = await newApplication();
    const other = await newApplication();
    const facts = await said(other.store);
    await expect(recordManually(test.ctx, other.actor, { no, ...facts })).rejects.toMatchObject({ code: 'not_found' });
    const refused = rejectInvoice(test.ctx, other.actor, { no, reason: 'x' });
    await expect(refused).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is refused at the field: numbers, days, files that are missing or of somebody else', async () => {
    const { no, store, actor } = await newApplication();
    const record = async (change: Parameters<typeof said>[1]) =>
      recordManually(test.ctx, actor, { no, ...(await said(store, change)) });
    await expect(record({ fapiaoNo: '12345678' })).rejects.toMatchObject(refusedAt('fapiao_no', 'fapiaoNoDigits'));
    await expect(record({ fapiaoCode: '0110' })).rejects.toMatchObject(refusedAt('fapiao_code', 'fapiaoCode'));
    const tomorrow = shopDay(addSeconds(test.ctx.clock.now(), 86_400));
    await expect(record({ issueDate: tomorrow })).rejects.toMatchObject(refusedAt('issue_date', 'dateInFuture'));
    await expect(record({ issueDate: '2020-01-01' })).rejects.toMatchObject(
      refusedAt('issue_date', 'dateBeforeApplication'),
    );
    await expect(record({ files: [] })).rejects.toMatchObject(refusedAt('files', 'invoiceFileNeeded'));
    const { store: stranger } = await newApplication();
    const foreign = [await newFile(stranger)];
    await expect(record({ files: foreign })).rejects.toMatchObject(refusedAt('files', 'file'));
    expect(await shop.stateOf(no)).toMatchObject({ status: 'submitted' });
  });

  it('with a code of before has eight digits beside it', async () => {
    const { no, store, actor } = await newApplication({ medium: 'legacy_e' });
    const facts = await said(store, { fapiaoNo: '12345678' });
    await expect(recordManually(test.ctx, actor, { no, ...facts })).rejects.toMatchObject(
      refusedAt('fapiao_code', 'fapiaoCode'),
    );
    await recordManually(test.ctx, actor, { no, ...facts, fapiaoCode: '031002200111' });
    expect(await shop.stateOf(no)).toMatchObject({ status: 'issued' });
  });

  it('has a number that its issuer has not recorded for another application', async () => {
    const { no, store, actor, customer } = await newApplication();
    const facts = await said(store);
    await recordManually(test.ctx, actor, { no, ...facts });
    const again = await shop.newReceived();
    await test.ctx.db.$client.query('update orders set store_id = $1, user_id = $2 where no = $3', [
      store.storeId,
      customer.userId,
      again.no,
    ]);
    const [second = ''] = await shop.apply(customer, [again.no]);
    await expect(recordManually(test.ctx, actor, { no: second, ...facts })).rejects.toMatchObject(
      refusedAt('fapiao_no', 'fapiaoNoTaken'),
    );
    expect(await shop.stateOf(second)).toMatchObject({ status: 'submitted' });
  });
});

it('a rejected application says why, and its amount is free again', async () => {
  const { no, order, actor, customer } = await newApplication();
  await rejectInvoice(test.ctx, actor, { no, reason: '抬头与执照不符' });
  expect(await shop.stateOf(no)).toMatchObject({ status: 'rejected', rejectReason: '抬头与执照不符' });
  await expect(rejectInvoice(test.ctx, actor, { no, reason: 'x' })).rejects.toMatchObject({ code: 'status_changed' });
  expect(await shop.apply(customer, [order])).toHaveLength(1);
});

describe('an invoice on paper', () => {
  async function newDocument() {
    const made = await newApplication();
    const address = JSON.stringify({ name: '李青', mobile: '13800138000' });
    await test.ctx.db.$client.query(
      "update invoice_applications set medium = 'paper', mail_address = $1 where no = $2",
      [address, made.no],
    );
    await recordManually(test.ctx, made.actor, { no: made.no, ...(await said(made.store, { files: [] })) });
    return made;
  }

  it('needs no file, and says which carrier brings it', async () => {
    const { no, actor } = await newDocument();
    await setMailTracking(test.ctx, actor, { no, carrier: '顺丰速运', tracking: 'SF1000200030004' });
    expect(await shop.stateOf(no)).toMatchObject({ mailCarrier: '顺丰速运', mailTracking: 'SF1000200030004' });
    const other = await newApplication();
    const foreign = setMailTracking(test.ctx, other.actor, { no, carrier: 'x', tracking: '1' });
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
    const digital = setMailTracking(test.ctx, other.actor, { no: other.no, carrier: 'x', tracking: '1' });
    await expect(digital).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('is voided in the month it was issued in alone, and what it was of can be asked for again', async () => {
    const { no, actor, customer, order } = await newDocument();
    await voidInvoice(test.ctx, actor, no);
    const application = await shop.stateOf(no);
    expect(application).toMatchObject({ status: 'voided' });
    const { documents } = await readDetails(test.ctx.db, application);
    expect(documents[0]?.voidedAt).not.toBeNull();
    expect(await shop.apply(customer, [order])).toHaveLength(1);
    const late = await newDocument();
    await test.ctx.db.$client.query(
      `update invoice_documents set issue_date = '2020-01-31'
       where application_id = (select id from invoice_applications where no = $1)`,
      [late.no],
    );
    await expect(voidInvoice(test.ctx, late.actor, late.no)).rejects.toMatchObject({ code: 'status_changed' });
    const digital = await newApplication();
    await shop.issue(digital.no);
    await expect(voidInvoice(test.ctx, digital.actor, digital.no)).rejects.toMatchObject({ code: 'status_changed' });
  });
});
