import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { toMember } from '../../factories/store-factories.ts';
import { offeredProviders, openInvoiceFile, platform } from '../../invoices/index.ts';
import { beginIssuing } from './begin-issuing.ts';
import { type Asked, providersOf } from './providers-for-tests.ts';
import { runInvoices } from './run-invoices.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = providersOf(test);
afterAll(() => test.close());

const run = async (minutes = 0) => {
  test.ctx.clock.advance(minutes * 60);
  await runInvoices(test.ctx);
};
const begin = ({ no, issuer, store }: Asked) =>
  beginIssuing(test.ctx, { issuer, member: toMember(store.userId) }, [no]);

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('the double', () => {
  it('is offered with play money alone', () => {
    expect(offeredProviders(test.ctx.env, platform)).toEqual(['manual', 'sandbox']);
    expect(offeredProviders({ ...test.ctx.env, PAYMENT_SANDBOX: false }, platform)).toEqual(['manual']);
  });

  it('accepts, answers when it is asked again, and its document says that it is a sample', async () => {
    const asked = await shop.newAsked({ provider: 'sandbox' });
    expect(await begin(asked)).toEqual([{ no: asked.no, refusal: null }]);
    await run();
    expect(await shop.stateOf(asked.no)).toMatchObject({ status: 'issuing', provider: 'sandbox', attempts: 1 });
    await run(1);
    const [document] = await shop.rowsOf.documents(asked.id);
    expect(document).toMatchObject({ isSample: true, fapiaoNo: expect.stringMatching(/^SAMPLE\d{14}$/) });
    expect(await shop.rowsOf.told(asked.customer.userId, asked.no)).toEqual(['invoiceIssued']);
    const file = await openInvoiceFile(test.ctx, document?.id ?? 0, 'pdf');
    expect((await bytesOf(file.content)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each([
    ['[refuse]', 'REFUSED'],
    ['[fail]', 'FAILED'],
    ['[other-amount]', 'MISMATCH'],
  ])('told %s in a note it does not issue, and its issuer is told', async (note, failCode) => {
    const asked = await shop.newAsked({ provider: 'sandbox', wanted: { note } });
    await begin(asked);
    await run();
    await run(1);
    expect(await shop.stateOf(asked.no)).toMatchObject({ status: 'failed', failCode, nextAt: null });
    expect(await shop.rowsOf.told(asked.store.userId, asked.no)).toEqual(['invoiceFailed']);
  });

  it('issued for another amount is kept as what differs and which number it is, for readers of any language', async () => {
    const asked = await shop.newAsked({ provider: 'sandbox', wanted: { note: '[other-amount]' } });
    await begin(asked);
    await run();
    await run(1);
    const failed = await shop.stateOf(asked.no);
    const failReason = expect.stringMatching(/^SAMPLE\d{14}$/);
    expect(failed).toMatchObject({ failCode: 'MISMATCH', mismatch: 'amount', failReason });
    const { rows } = await test.ctx.db.$client.query(
      "select args from messages where user_id = $1 and event_key = 'invoiceFailed' and args ->> 'no' = $2",
      [asked.store.userId, asked.no],
    );
    expect(rows).toMatchObject([{ args: { mismatch: 'amount', fapiaoNo: failed.failReason } }]);
  });

  it('told to fail once issues it under the same number when it is begun again', async () => {
    const asked = await shop.newAsked({ provider: 'sandbox', wanted: { note: '[fail-once]' } });
    await begin(asked);
    await run();
    await run(1);
    expect((await shop.stateOf(asked.no)).status).toBe('failed');
    await begin(asked);
    await run();
    await run(1);
    expect((await shop.stateOf(asked.no)).status).toBe('issued');
  });

  it('told not to answer, or never to end, keeps it issuing; its store and the desk are told once', async () => {
    const asked = await shop.newAsked({ provider: 'sandbox', wanted: { note: '[silent]' } });
    await begin(asked);
    for (let minute = 0; minute < 200; minute += 10) await run(10);
    expect((await shop.stateOf(asked.no)).status).toBe('issuing');
    expect(await shop.rowsOf.told(asked.store.userId, asked.no)).toEqual(['invoiceSilent']);
  });

  it('takes a part back, with a sample of its own', async () => {
    const asked = await shop.newAsked({ provider: 'sandbox' });
    await begin(asked);
    await run();
    await run(1);
    const no = await shop.askRed(asked, 'sandbox');
    await run();
    await run(1);
    await run(1);
    expect(await shop.redOf(no)).toMatchObject({ status: 'done', nextAt: null });
    expect((await shop.stateOf(asked.no)).status).toBe('reversed');
    expect(await shop.rowsOf.files(asked.id)).toHaveLength(2);
  });

  it('told to fail a red letter leaves the invoice issued', async () => {
    const asked = await shop.newAsked({ provider: 'sandbox' });
    await begin(asked);
    await run();
    await run(1);
    const no = await shop.askRed(asked, 'sandbox', '[fail]');
    await run();
    await run(1);
    expect((await shop.redOf(no)).status).toBe('withdrawn');
    expect((await shop.stateOf(asked.no)).status).toBe('issued');
    expect(await shop.rowsOf.told(asked.store.userId, asked.no)).toEqual(['invoiceRedFailed']);
  });
});

describe('beginning', () => {
  it('says of each number why it was not begun', async () => {
    const [asked, byHand, others] = [
      await shop.newAsked({ provider: 'sandbox' }),
      await shop.newAsked({ provider: 'manual' }),
      await shop.newAsked({ provider: 'sandbox' }),
    ];
    await begin(asked);
    const actor = { issuer: asked.issuer, member: toMember(asked.store.userId) };
    expect(await beginIssuing(test.ctx, actor, [asked.no, others.no, 'IV00000000000000'])).toEqual([
      { no: asked.no, refusal: 'status_changed' },
      { no: others.no, refusal: 'not_found' },
      { no: 'IV00000000000000', refusal: 'not_found' },
    ]);
    expect(await begin(byHand)).toEqual([{ no: byHand.no, refusal: 'manual' }]);
    await shop.choose(byHand.issuer, 'wechat');
    expect(await begin(byHand)).toEqual([{ no: byHand.no, refusal: 'unavailable' }]);
    expect((await shop.stateOf(others.no)).status).toBe('submitted');
  });

  it('by two at once is one', async () => {
    const asked = await shop.newAsked({ provider: 'sandbox' });
    const begun = (await Promise.all([1, 2, 3].map(() => begin(asked)))).flat();
    expect(begun.filter(({ refusal }) => refusal === null)).toHaveLength(1);
    expect(begun.filter(({ refusal }) => refusal === 'status_changed')).toHaveLength(2);
  });

  it('against its cancelling ends in one of both', async () => {
    const asked = await shop.newAsked({ provider: 'sandbox' });
    const { rejectInvoice } = await import('../../invoices/index.ts');
    const actor = { issuer: asked.issuer, member: toMember(asked.store.userId) };
    const [begun, rejected] = await Promise.allSettled([
      begin(asked),
      rejectInvoice(test.ctx, actor, { no: asked.no, reason: 'x' }),
    ]);
    const { status } = await shop.stateOf(asked.no);
    const isBegun = begun.status === 'fulfilled' && begun.value[0]?.refusal === null;
    expect([isBegun, rejected.status === 'fulfilled', status]).toEqual(
      isBegun ? [true, false, 'issuing'] : [false, true, 'rejected'],
    );
  });
});

describe('by itself', () => {
  it('is begun what was asked for of an issuer who wants that, and nothing of others', async () => {
    const asked = await shop.newAsked({ provider: 'sandbox', isAutoIssue: true });
    const other = await shop.newAsked({ provider: 'sandbox' });
    const byHand = await shop.newAsked({ provider: 'manual', isAutoIssue: true });
    await Promise.all([runInvoices(test.ctx), runInvoices(test.ctx)]);
    await run(1);
    expect(await shop.stateOf(asked.no)).toMatchObject({ status: 'issued', reviewedBy: null });
    expect((await shop.stateOf(other.no)).status).toBe('submitted');
    expect((await shop.stateOf(byHand.no)).status).toBe('submitted');
  });

  it('is not begun what has become smaller before somebody has agreed, nor what has failed', async () => {
    const smaller = await shop.newAsked({ provider: 'sandbox', isAutoIssue: true });
    await test.ctx.db.$client.query('update invoice_applications set is_amount_changed = true where no = $1', [
      smaller.no,
    ]);
    const failing = await shop.newAsked({ provider: 'sandbox', isAutoIssue: true, wanted: { note: '[fail]' } });
    for (let minute = 0; minute < 5; minute += 1) await run(1);
    expect((await shop.stateOf(smaller.no)).status).toBe('submitted');
    expect(await shop.stateOf(failing.no)).toMatchObject({ status: 'failed', version: 2 });
    await begin(smaller);
    await run();
    await run(1);
    expect(await shop.stateOf(smaller.no)).toMatchObject({ status: 'issued', isAmountChanged: false });
  });
});
