import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { outboxMessages } from '#lib/server/messaging/tables.ts';
import { wordMessage } from '#lib/server/messaging/word-message.ts';
import { invoicesOf } from '#lib/server/workflows/invoices/invoices-for-tests.ts';
import { findBlueDocument } from './documents.ts';
import { attachFile } from './invoice-files.ts';
import { readDetails } from './read-details.ts';
import { mostMailsADay, resendInvoice } from './resend-invoice.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = invoicesOf(test);
afterAll(() => test.close());

const daySeconds = 86_400;
const newAddress = () => `${crypto.randomUUID()}@example.com`;
const mailsTo = (email: string) => test.ctx.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email));

type Customer = Awaited<ReturnType<typeof shop.newMember>>;

async function newIssued({
  customer: member,
  hasFile = true,
  ...wanted
}: Parameters<typeof shop.apply>[2] & { customer?: Customer; hasFile?: boolean } = {}) {
  const { no: order, customer } = await shop.newReceived(member && { customer: member });
  const [no = ''] = await shop.apply(customer, [order], wanted);
  await shop.issue(no);
  const { id = 0 } = (await findBlueDocument(test.ctx.db, (await shop.stateOf(no)).id)) ?? {};
  const key = { fileKey: `private/invoice/20261126/${crypto.randomUUID()}.pdf`, sha256: 'f'.repeat(64) };
  if (hasFile) await attachFile(test.ctx.db, { id }, { format: 'pdf', ...key });
  const recipient = { recipientType: 'user' as const, recipientId: customer.userId };
  const send = (email = newAddress()) =>
    resendInvoice(test.ctx, { member: customer, recipient }, { no, email, locale: 'zh-cn' });
  return { no, customer, send };
}

describe('an invoice that is sent again', () => {
  it('says nothing to a stranger that a customer has written', async () => {
    const customer = await shop.newMember();
    const { id: titleId } = await shop.titleOf(customer, { name: '立即登录 win.example 领奖' });
    const texts = { remark: '限时 prize.example', note: '快点 now.example' };
    const { no, send } = await newIssued({ customer, titleId, ...texts });
    const email = newAddress();
    await send(email);
    const [mail] = await mailsTo(email);
    const { subject, body } = await wordMessage(test.ctx, mail as NonNullable<typeof mail>);
    expect(JSON.stringify([mail?.values, subject, body])).not.toMatch(/win\.example|prize\.example|now\.example/);
    expect(body).toContain(no);
  });

  it('is sent so many times a day and no more, whoever does it at once, and others are not held up by it', async () => {
    const [one, other] = [await newIssued(), await newIssued()];
    const sent = await Promise.allSettled(Array.from({ length: mostMailsADay + 3 }, () => one.send()));
    const refused = sent.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ reason: { code: 'invoice_mail_limit', values: { max: mostMailsADay } } });
    await other.send();
    test.ctx.clock.advance(daySeconds + 1);
    const email = newAddress();
    await one.send(email);
    expect(await mailsTo(email)).toHaveLength(1);
    const { history } = await readDetails(test.ctx.db, await shop.stateOf(one.no));
    expect(history.filter(({ event }) => event === 'send')).toHaveLength(mostMailsADay + 1);
    expect(history[0]).toMatchObject({ event: 'send', actorId: one.customer.userId });
  });

  it('without a file is refused, and does not count', async () => {
    const { no, send } = await newIssued({ hasFile: false });
    await expect(send()).rejects.toMatchObject({ code: 'status_changed' });
    const { history } = await readDetails(test.ctx.db, await shop.stateOf(no));
    expect(history.map(({ event }) => event)).not.toContain('send');
  });

  it('of somebody else is not there', async () => {
    const [mine, foreign] = [await newIssued(), await newIssued()];
    const recipient = { recipientType: 'user' as const, recipientId: mine.customer.userId };
    const asked = { no: foreign.no, email: newAddress(), locale: 'en' as const };
    await expect(resendInvoice(test.ctx, { member: mine.customer, recipient }, asked)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
