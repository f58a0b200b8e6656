import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { InvoiceDocument } from '#lib/server/invoices/issuing/invoice-document.ts';
import { fixedClock } from '../../../kernel/clock.ts';
import type { IssueOrder, RedOrder } from '../provider.ts';
import { startWechat } from './wechat-for-tests.ts';
import { wechatInvoices } from './wechat-provider.ts';

const clock = fixedClock('2026-11-25T10:00:00Z');
const wechat = await startWechat(() => clock);
const provider = wechatInvoices({ ...wechat.settings, clock });
afterAll(() => wechat.stop());
beforeEach(() => {
  Object.assign(wechat.state, { isDown: false, isForging: false, isLosing: false, refusal: undefined, calls: [] });
});

const party = { name: '平台', taxNo: '91310000MA1FL00003', address: '', phone: '', bankName: '', bankAccount: '' };
let lastNo = 10_000_000_000_000;

function orderOf(change: Partial<IssueOrder> = {}): IssueOrder {
  lastNo += 1;
  const item = { taxCode: '1080422000000000000', taxLabel: '印刷品', name: '名片', model: 'A4', unit: '盒' };
  return {
    no: `IV${lastNo}`,
    round: 1,
    kind: 'normal',
    medium: 'digital',
    currency: 'CNY',
    title: { ...party, titleType: 'company', name: '北风商贸', regAddress: '', regPhone: '' },
    seller: party,
    drawer: '',
    items: [{ ...item, qty: 2, taxBp: 1300, netAmount: 10_000, taxAmount: 1300 }],
    amount: 11_300,
    remark: '',
    note: '',
    ...change,
  };
}

async function issued(): Promise<{ order: IssueOrder; document: InvoiceDocument }> {
  const order = orderOf();
  await provider.issue(order);
  wechat.finish(order.no);
  const answer = await provider.query(order);
  if (answer?.status !== 'issued') throw new Error('not issued');
  const { fapiaoNo } = answer.facts;
  return { order, document: { color: 'blue', fapiaoCode: '', fapiaoNo } as InvoiceDocument };
}

const redOf = ({ order, document }: { order: IssueOrder; document: InvoiceDocument }): RedOrder => ({
  no: 'RD10000000000001',
  applicationNo: order.no,
  blue: document,
  reason: 'service_ended',
  amount: 11_300,
  note: '',
});

describe('issuing', () => {
  it('is accepted, signed, and says later what came of it', async () => {
    const order = orderOf();
    expect(await provider.query(order)).toBeUndefined();
    expect(await provider.issue(order)).toEqual({ status: 'accepted' });
    expect(await provider.query(order)).toEqual({ status: 'issuing' });
    wechat.finish(order.no);
    expect(await provider.query(order)).toMatchObject({
      status: 'issued',
      facts: {
        amount: 11_300,
        buyerName: '北风商贸',
        buyerTaxNo: '91310000MA1FL00003',
        sellerTaxNo: '91310000MA1FL00003',
        issueDate: '2026-11-25',
        fapiaoNo: expect.stringMatching(/^\d{20}$/),
      },
    });
  });

  it('twice is once', async () => {
    const order = orderOf();
    await provider.issue(order);
    expect(await provider.issue(order)).toEqual({ status: 'accepted' });
    expect(wechat.applications.get(order.no)).toHaveLength(1);
  });

  it('counts pieces in hundred-millionths, and tells nothing of a person’s address or mail', async () => {
    const { toApplicationBody } = await import('./application-body.ts');
    const body = JSON.stringify(toApplicationBody(orderOf()));
    expect(body).toContain('"quantity":200000000');
    expect(body).not.toMatch(/email|"phone"/);
  });

  it.each([
    [400, 'PARAM_ERROR'],
    [400, 'INVALID_REQUEST'],
    [403, 'NO_AUTH'],
    [404, 'NOT_FOUND'],
  ])('is refused for good with %d %s', async (status, code) => {
    wechat.state.refusal = { status, code };
    expect(await provider.issue(orderOf())).toMatchObject({ status: 'refused', code });
  });

  it.each([
    [429, 'FREQUENCY_LIMITED'],
    [500, 'SYSTEM_ERROR'],
    [401, 'SIGN_ERROR'],
  ])('is not decided by %d %s', async (status, code) => {
    wechat.state.refusal = { status, code };
    await expect(provider.issue(orderOf())).rejects.toThrow(code);
    await expect(provider.query(orderOf())).rejects.toThrow(code);
  });

  it('says why it failed, and does it under another name when it is begun again', async () => {
    const order = orderOf();
    await provider.issue(order);
    wechat.fail(order.no, '税号有误');
    expect(await provider.query(order)).toEqual({ status: 'failed', code: 'ISSUE_FAILED', why: '税号有误' });
    const again = { ...order, round: 2 };
    expect(await provider.query(again)).toBeUndefined();
    await provider.issue(again);
    wechat.finish(order.no);
    expect(await provider.query(again)).toMatchObject({ status: 'issued' });
    expect(wechat.applications.get(order.no)?.map(({ fapiao_id }) => fapiao_id)).toEqual([
      `${order.no}-1`,
      `${order.no}-2`,
    ]);
  });

  it.each(['isForging', 'isDown', 'isLosing'] as const)('believes nothing that is not signed (%s)', async (fault) => {
    const order = orderOf();
    wechat.state[fault] = true;
    await expect(provider.issue(order)).rejects.toThrow('signature');
  });

  it.each([
    ['medium', { medium: 'paper' as const }],
    ['kind', { kind: 'special' as const }],
    ['currency', { currency: 'USD' }],
  ])('is not for another %s', (word, change) => {
    expect(provider.findUnfit(orderOf(change))).toBe(word);
    expect(provider.findUnfit(orderOf())).toBeUndefined();
  });

  it('needs a code of the tax side for each line', () => {
    const order = orderOf();
    expect(provider.findUnfit({ ...order, items: order.items.map((item) => ({ ...item, taxCode: '' })) })).toBe(
      'taxCode',
    );
  });
});

describe('taking back', () => {
  it('is accepted, once, and says later what came of it', async () => {
    const red = redOf(await issued());
    expect(await provider.queryRed(red)).toBeUndefined();
    expect(await provider.reverse(red)).toEqual({ status: 'accepted' });
    expect(await provider.reverse(red)).toEqual({ status: 'accepted' });
    expect(await provider.queryRed(red)).toEqual({ status: 'pending' });
    wechat.finishRed(red.applicationNo);
    expect(await provider.queryRed(red)).toMatchObject({ status: 'issued', facts: { amount: 11_300 } });
  });

  it('of what is not there is refused', async () => {
    const { order, document } = await issued();
    const red = redOf({ order, document: { ...document, fapiaoNo: '1' } });
    expect(await provider.reverse(red)).toMatchObject({ status: 'refused', code: 'NOT_FOUND' });
  });
});

describe('files', () => {
  it('come as they are, once they are there; of red documents there are none', async () => {
    const { order, document } = await issued();
    wechat.state.hasFiles = false;
    expect(await provider.download(document, order.no)).toEqual([]);
    wechat.state.hasFiles = true;
    expect(await provider.download(document, order.no)).toEqual([{ format: 'pdf', bytes: wechat.state.file }]);
    expect(await provider.download({ ...document, color: 'red' }, order.no)).toBeUndefined();
  });

  it('are not kept with another digest, or where they are no PDF', async () => {
    const { order, document } = await issued();
    wechat.state.digest = '00';
    await expect(provider.download(document, order.no)).rejects.toThrow('digest');
    wechat.state.digest = undefined;
    const file = wechat.state.file;
    wechat.state.file = Buffer.from('{"code":"NOT_FOUND"}');
    await expect(provider.download(document, order.no)).rejects.toThrow('no PDF');
    wechat.state.file = file;
  });

  it('are fetched from WeChat Pay alone', async () => {
    const { downloadFile } = await import('./download-file.ts');
    const apiBase = wechat.settings.apiBase;
    for (const url of ['http://127.0.0.1:1/x', 'https://wechatpay.cn.example.com/x', 'http://pay.wechatpay.cn/x'])
      await expect(downloadFile({ url, apiBase, query: {} })).rejects.toThrow('a file at');
  });
});

describe('a message', () => {
  const read = ({ headers, body }: { headers: Headers; body: string }) =>
    provider.readNotice?.(headers, body, clock.now());
  const no = 'IV10000000000001';

  it('names the application', async () => {
    expect(await read(wechat.toNotice(no))).toEqual({ eventId: `EV-${no}-FAPIAO.ISSUED`, no });
    expect(await read(wechat.toNotice(no, { event: 'FAPIAO.REVERSED' }))).toMatchObject({ no });
    expect(await read(wechat.toNotice(no, { mchid: '1900000000' }))).toMatchObject({ isForeign: true });
  });

  it('about a card in somebody’s pocket is nothing to us', async () => {
    expect(await read(wechat.toNotice(no, { event: 'FAPIAO.CARD_INSERTED' }))).toBeUndefined();
  });

  it.each([
    ['changed after it was signed', { forged: { body: '{}' } }],
    ['signed an hour ago', { signedAt: new Date('2026-11-25T09:00:00Z') }],
    ['signed in an hour', { signedAt: new Date('2026-11-25T11:00:00Z') }],
    ['sent again with another time', { forged: { headers: { 'wechatpay-timestamp': '1795000001' } } }],
    ['sent again with another nonce', { forged: { headers: { 'wechatpay-nonce': 'x' } } }],
    ['without a signature', { forged: { headers: { 'wechatpay-signature': '' } } }],
    ['of another key', { forged: { headers: { 'wechatpay-serial': 'PUB_KEY_ID_0' } } }],
    [
      'of another kind of signature',
      { forged: { headers: { 'wechatpay-signature-type': 'WECHATPAY2-SM2-WITH-SM3' } } },
    ],
    ['encrypted with another key', { key: 'x'.repeat(32) }],
  ])('%s is refused', async (_, changes) => {
    await expect(read(wechat.toNotice(no, changes))).rejects.toMatchObject({ code: 'signature_wrong' });
  });
});
