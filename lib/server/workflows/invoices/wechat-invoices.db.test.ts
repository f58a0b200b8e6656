import { describe, expect, it } from '@jest/globals';
import { offeredProviders, platform } from '../../invoices/index.ts';
import { runInvoices } from './run-invoices.ts';
import { takeInvoiceResult } from './take-result.ts';
import { openWechatInvoices } from './wechat-invoices-for-tests.ts';

const { wechat, test, shop, desk, receive, run, begin, accepted } = await openWechatInvoices();

it('is offered to the platform, in whose name it issues, and to no store', () => {
  expect(offeredProviders(test.ctx.env, platform)).toEqual(['manual', 'wechat']);
  expect(offeredProviders(test.ctx.env, { issuerType: 'store', issuerId: 1 })).toEqual(['manual']);
});

describe('a document', () => {
  it('is one, with one file and one word to its recipient, whether five messages come at once or a question beside them', async () => {
    const asked = await accepted();
    wechat.finish(asked.no);
    test.ctx.clock.advance(61);
    const notices = [1, 2, 3, 4, 5].map((id) => wechat.toNotice(asked.no, { id: `EV-${asked.no}-${id % 3}` }));
    const [outcomes] = await Promise.all([Promise.all(notices.map(receive)), runInvoices(test.ctx)]);
    expect(outcomes.filter((outcome) => outcome !== 'applied' && outcome !== 'duplicate')).toEqual([]);
    await run();
    await run(1);
    expect(await shop.rowsOf.documents(asked.id)).toHaveLength(1);
    expect(await shop.rowsOf.files(asked.id)).toMatchObject([
      { format: 'pdf', sha256: expect.stringMatching(/^\w{64}$/) },
    ]);
    expect(await shop.rowsOf.told(asked.customer.userId, asked.no)).toEqual(['invoiceIssued']);
    expect(await shop.stateOf(asked.no)).toMatchObject({ status: 'issued', nextAt: null });
    expect(wechat.state.calls.filter((call) => call === 'POST apply')).toHaveLength(1);
  });

  it('is found by asking where every message is lost', async () => {
    const asked = await accepted();
    await run(1);
    expect((await shop.stateOf(asked.no)).status).toBe('issuing');
    wechat.finish(asked.no);
    await run(2);
    expect((await shop.stateOf(asked.no)).status).toBe('issued');
  });

  it('is settled by the job after the process was killed between the acceptance and the message', async () => {
    const asked = await shop.newAsked({ provider: 'wechat', isByPlatform: true });
    await begin(asked);
    // It takes the application, and the process dies before it hears of that.
    wechat.state.isLosing = true;
    await run();
    wechat.state.isLosing = false;
    expect(wechat.applications.get(asked.no)).toHaveLength(1);
    expect(await shop.stateOf(asked.no)).toMatchObject({
      status: 'issuing',
      failReason: expect.stringContaining('504'),
    });
    wechat.finish(asked.no);
    await run(1);
    expect((await shop.stateOf(asked.no)).status).toBe('issued');
    expect(wechat.applications.get(asked.no)).toHaveLength(1);
  });

  it('comes once after a day without an answer, under the same key; whoever issues is told once', async () => {
    const asked = await shop.newAsked({ provider: 'wechat', isByPlatform: true });
    await begin(asked);
    wechat.state.isDown = true;
    for (let minute = 0; minute < 24 * 60; minute += 20) await run(20);
    expect((await shop.stateOf(asked.no)).status).toBe('issuing');
    expect(await shop.rowsOf.told(desk, asked.no)).toEqual(['invoiceSilentDesk']);
    wechat.state.isDown = false;
    await run(60);
    wechat.finish(asked.no);
    await run(60);
    expect((await shop.stateOf(asked.no)).status).toBe('issued');
    expect(wechat.applications.get(asked.no)?.map(({ fapiao_id }) => fapiao_id)).toEqual([`${asked.no}-1`]);
  });

  it('asked for again although it was taken is asked about, never issued twice', async () => {
    const asked = await accepted();
    await test.ctx.db.$client.query('update invoice_applications set attempts = 0, next_at = $2 where no = $1', [
      asked.no,
      test.ctx.clock.now(),
    ]);
    wechat.state.calls = [];
    await run();
    expect(wechat.state.calls).toEqual(['POST apply']);
    wechat.finish(asked.no);
    await run(1);
    expect(await shop.rowsOf.documents(asked.id)).toHaveLength(1);
  });

  it('of another amount is never recorded, and not issued again before somebody has looked', async () => {
    const asked = await accepted();
    wechat.finish(asked.no, { total_amount: 1 });
    await run(1);
    expect(await shop.stateOf(asked.no)).toMatchObject({ status: 'failed', failCode: 'MISMATCH' });
    expect(await shop.rowsOf.documents(asked.id)).toEqual([]);
    expect(await shop.rowsOf.told(desk, asked.no)).toEqual(['invoiceFailedDesk']);
    expect(await begin(asked)).toEqual([{ no: asked.no, refusal: 'document_there' }]);
    expect(await receive(wechat.toNotice(asked.no))).toBe('duplicate');
  });

  it.each([
    ['another buyer', { buyer_information: { name: '别家公司', taxpayer_id: '91310000MA1FL00003' } }],
    ['another tax number', { buyer_information: { name: '', taxpayer_id: '1' } }],
  ])('of %s is never recorded', async (_, changes) => {
    const asked = await accepted();
    const { title } = await shop.stateOf(asked.no);
    const buyer = { ...changes.buyer_information, name: changes.buyer_information.name || title.name };
    wechat.finish(asked.no, { buyer_information: buyer });
    await run(1);
    expect(await shop.stateOf(asked.no)).toMatchObject({ status: 'failed', failCode: 'MISMATCH' });
    expect(await shop.rowsOf.documents(asked.id)).toEqual([]);
  });
});

describe('what was refused', () => {
  it('has failed, its issuer is told why, and is issued under the same number', async () => {
    const asked = await shop.newAsked({ provider: 'wechat', isByPlatform: true });
    await begin(asked);
    wechat.state.refusal = { status: 400, code: 'PARAM_ERROR' };
    await run();
    expect(await shop.stateOf(asked.no)).toMatchObject({ status: 'failed', failCode: 'PARAM_ERROR' });
    expect(await shop.rowsOf.told(desk, asked.no)).toEqual(['invoiceFailedDesk']);
    wechat.state.refusal = undefined;
    expect(await begin(asked)).toEqual([{ no: asked.no, refusal: null }]);
    await run();
    wechat.finish(asked.no);
    await run(1);
    expect(await shop.stateOf(asked.no)).toMatchObject({ status: 'issued', failCode: '' });
  });

  it('later has failed too', async () => {
    const asked = await accepted();
    wechat.fail(asked.no, '购买方税号不存在');
    await run(1);
    expect(await shop.stateOf(asked.no)).toMatchObject({ status: 'failed', failReason: '购买方税号不存在' });
  });

  it('and came after all is recorded where it is still wanted', async () => {
    const asked = await accepted();
    wechat.fail(asked.no, 'x');
    await run(1);
    wechat.finish(asked.no);
    expect(await receive(wechat.toNotice(asked.no))).toBe('applied');
    expect((await shop.stateOf(asked.no)).status).toBe('issued');
  });

  it.each(['rejected', 'cancelled'])(
    'and came after it was %s becomes no document: its issuer has to take it back',
    async (status) => {
      const asked = await accepted();
      wechat.fail(asked.no, 'x');
      await run(1);
      await test.ctx.db.$client.query('update invoice_applications set status = $2 where no = $1', [asked.no, status]);
      wechat.finish(asked.no);
      const messages = [1, 2].map((id) => wechat.toNotice(asked.no, { id: `EV-${asked.no}-late-${id}` }));
      const outcomes = await Promise.all(messages.map(receive));
      expect(outcomes.sort()).toEqual(['duplicate', 'late']);
      expect((await shop.stateOf(asked.no)).status).toBe(status);
      expect(await shop.rowsOf.documents(asked.id)).toEqual([]);
      expect(await shop.rowsOf.told(desk, asked.no)).toEqual(['invoiceFailedDesk', 'invoiceExtraDesk']);
      expect(await shop.rowsOf.told(asked.customer.userId, asked.no)).toEqual([]);
    },
  );
});

describe('a message', () => {
  it('about a number that nobody knows, of another merchant, or of what is issued manually, is written down and does nothing', async () => {
    expect(await receive(wechat.toNotice('IV99999999999999'))).toBe('unknown');
    expect(await shop.rowsOf.notices('IV99999999999999')).toEqual(['unknown']);
    const byHand = await shop.newAsked({ provider: 'manual' });
    expect(await receive(wechat.toNotice(byHand.no))).toBe('unknown');
    const asked = await accepted();
    wechat.finish(asked.no);
    expect(await receive(wechat.toNotice(asked.no, { mchid: '1900000000' }))).toBe('foreign');
    expect((await shop.stateOf(asked.no)).status).toBe('issuing');
    expect(await shop.rowsOf.documents(byHand.id)).toEqual([]);
  });

  it('never hands over what nobody has begun', async () => {
    const asked = await shop.newAsked({ provider: 'wechat', isByPlatform: true });
    await begin(asked);
    await test.ctx.db.$client.query(
      "update invoice_applications set status = 'cancelled', next_at = null where no = $1",
      [asked.no],
    );
    expect(await receive(wechat.toNotice(asked.no))).toBe('unknown');
    expect(wechat.applications.has(asked.no)).toBe(false);
  });

  it('that is forged or old is refused, and nothing of it is kept', async () => {
    const asked = await accepted();
    wechat.finish(asked.no);
    const old = new Date(test.ctx.clock.now().getTime() - 3_600_000);
    for (const changes of [{ signedAt: old }, { forged: { body: '{}' } }, { key: 'x'.repeat(32) }])
      await expect(receive(wechat.toNotice(asked.no, changes))).rejects.toMatchObject({ code: 'signature_wrong' });
    expect(await shop.rowsOf.notices(asked.no)).toEqual([]);
    expect((await shop.stateOf(asked.no)).status).toBe('issuing');
  });

  it('sent again does nothing again', async () => {
    const asked = await accepted();
    wechat.finish(asked.no);
    const message = wechat.toNotice(asked.no);
    expect([await receive(message), await receive(message)]).toEqual(['applied', 'duplicate']);
    expect(await shop.rowsOf.notices(asked.no)).toEqual(['applied']);
  });

  it('while WeChat Pay does not answer is kept, and the job asks', async () => {
    const asked = await accepted();
    wechat.finish(asked.no);
    wechat.state.isDown = true;
    expect(await receive(wechat.toNotice(asked.no))).toBe('unanswered');
    wechat.state.isDown = false;
    await run();
    expect((await shop.stateOf(asked.no)).status).toBe('issued');
  });
});

it('takes nothing of a provider that was not asked', async () => {
  const asked = await accepted();
  const facts = { fapiaoNo: '1', issueDate: '2026-01-01', amount: 1, buyerName: '', buyerTaxNo: '' };
  const result = { provider: 'sandbox' as const, no: asked.no, answer: { status: 'issued' as const, facts } };
  expect(await takeInvoiceResult(test.ctx, result)).toBe('unknown');
});
