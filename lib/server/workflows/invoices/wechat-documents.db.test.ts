import { describe, expect, it } from '@jest/globals';
import { toMember } from '../../factories/store-factories.ts';
import { askRed, platform } from '../../invoices/index.ts';
import type { Asked } from './providers-for-tests.ts';
import { runInvoices } from './run-invoices.ts';
import { openWechatInvoices } from './wechat-invoices-for-tests.ts';

const { wechat, test, shop, desk, receive, run, accepted } = await openWechatInvoices();

async function issued(): Promise<Asked> {
  const asked = await accepted();
  wechat.finish(asked.no);
  await run(1);
  expect((await shop.stateOf(asked.no)).status).toBe('issued');
  return asked;
}

describe('files', () => {
  it('that do not come at once do not keep the word back for long, and are fetched when they are there', async () => {
    const asked = await accepted();
    wechat.state.hasFiles = false;
    wechat.finish(asked.no);
    await run(1);
    expect(await shop.rowsOf.told(asked.customer.userId, asked.no)).toEqual([]);
    await run(1);
    await run(2);
    await run(5);
    expect(await shop.rowsOf.told(asked.customer.userId, asked.no)).toEqual(['invoiceIssued']);
    wechat.state.hasFiles = true;
    await run(60);
    expect(await shop.rowsOf.files(asked.id)).toHaveLength(1);
    expect(await shop.rowsOf.told(asked.customer.userId, asked.no)).toEqual(['invoiceIssued']);
    expect((await shop.stateOf(asked.no)).nextAt).toBeNull();
  });

  it('that never come are asked of the issuer', async () => {
    const asked = await accepted();
    wechat.state.hasFiles = false;
    wechat.finish(asked.no);
    for (let hour = 0; hour < 27; hour += 1) await run(60);
    expect(await shop.rowsOf.told(desk, asked.no)).toEqual(['invoiceFileMissingDesk']);
    expect((await shop.stateOf(asked.no)).nextAt).toBeNull();
  });
});

describe('a red letter', () => {
  it('is asked for, asked about and becomes one red document, whether messages come at once or not at all', async () => {
    const asked = await issued();
    const no = await shop.askRed(asked, 'wechat');
    await run();
    expect((await shop.redOf(no)).status).toBe('no_confirm_needed');
    wechat.finishRed(asked.no);
    test.ctx.clock.advance(61);
    const messages = [1, 2, 3].map((id) =>
      wechat.toNotice(asked.no, { event: 'FAPIAO.REVERSED', id: `R-${asked.no}-${id}` }),
    );
    await Promise.all([...messages.map(receive), runInvoices(test.ctx)]);
    expect(await shop.redOf(no)).toMatchObject({ status: 'done' });
    expect(await shop.rowsOf.documents(asked.id)).toHaveLength(2);
    expect((await shop.stateOf(asked.no)).status).toBe('reversed');
    await run(1);
    expect((await shop.redOf(no)).nextAt).toBeNull();
  });

  it('of a part is not asked for at the request of the issuer: whole documents are taken back', async () => {
    const asked = await issued();
    const actor = { issuer: platform, member: toMember(desk) };
    const part = askRed(test.ctx, actor, { no: asked.no, reason: 'sales_discount', amount: 1, note: '' });
    await expect(part).rejects.toMatchObject({ fields: { amount: { key: 'redNoParts' } } });
    expect((await shop.stateOf(asked.no)).status).toBe('issued');
  });

  it('that is refused leaves the invoice as it was, and its issuer is told', async () => {
    const asked = await issued();
    const no = await shop.askRed(asked, 'wechat');
    wechat.state.refusal = { status: 400, code: 'INVALID_REQUEST', word: 'reverse' };
    await run();
    expect(await shop.redOf(no)).toMatchObject({ status: 'withdrawn', failReason: 'INVALID_REQUEST' });
    expect((await shop.stateOf(asked.no)).status).toBe('issued');
    expect(await shop.rowsOf.told(desk, asked.no)).toEqual(['invoiceRedFailedDesk']);
  });

  it('without an answer stays open and is asked for under the same number', async () => {
    const asked = await issued();
    const no = await shop.askRed(asked, 'wechat');
    wechat.state.isDown = true;
    for (let minute = 0; minute < 120; minute += 10) await run(10);
    expect((await shop.redOf(no)).status).toBe('applying');
    expect(await shop.rowsOf.told(desk, asked.no)).toEqual(['invoiceSilentDesk']);
    wechat.state.isDown = false;
    await run(60);
    wechat.finishRed(asked.no);
    await run(60);
    expect((await shop.stateOf(asked.no)).status).toBe('reversed');
  });
});
