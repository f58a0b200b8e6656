import { afterAll, describe, expect, it } from '@jest/globals';
import { operatorQuoteDesk, storeQuoteDesk } from '#lib/contract/quotation/seller-answers.ts';
import { listStatusChanges } from '#lib/server/db/status-log.ts';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import {
  goodSelection,
  itemOf,
  makeQuotationGoods,
  makeQuoted,
  makeSubmitted,
} from '#lib/server/factories/quotation-factories.ts';
import { createTestFile, createTestStore, toMember } from '#lib/server/factories/store-factories.ts';
import { giveFolder } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { getUser } from '#lib/server/identity/index.ts';
import {
  asPlatform,
  asStore,
  describeForSeller,
  openQuotation,
  saveItem,
  submitQuotation,
} from '#lib/server/quotation/index.ts';
import { createTestApi, testAddress } from '../../test-api.ts';
import { toSellerDetail } from './seller-records.ts';

const test = await createTestApi();
await giveFolder(test);
const goods = await makeQuotationGoods(test.ctx);
afterAll(() => test.close());

async function newStore() {
  const { owner, store } = await createTestStore(test.ctx);
  const { token } = await signIn(test.ctx, owner.id);
  return { token, seller: asStore({ ...toMember(owner.id), storeId: store.id }) };
}

async function fetchPdf(token: string, call: 'store/quotePdf' | 'operator/quote/pdf', no: string) {
  const address = `http://shop.test/api/${call}?no=${no}&n=2`;
  const headers = { 'ba-user-token': token, 'think-lang': 'en' };
  const answer = await test.api.fetch(new Request(address, { headers }), { remoteAddress: testAddress });
  return { type: answer.headers.get('content-type') ?? '', body: Buffer.from(await answer.arrayBuffer()) };
}

describe('the list', () => {
  it('answers a page by key, in the words of the contract', async () => {
    const { token, seller } = await newStore();
    const { no } = await makeQuoted(test.ctx, goods, { seller });
    const { data } = await test.get('/api/store/quoteList?limit=7', { token });
    expect(storeQuoteDesk.list.data.parse(data)).toEqual(data);
    expect(data).toMatchObject({ total: 1, is_total_exact: true, next: null, previous: null });
    expect(data.list[0]).toMatchObject({ no, status: 'quoted', is_pooled: false });
    expect((await test.get('/api/store/quoteCounts', { token })).data.own).toBe(0);
  });

  it('shows operators the pool without naming the customer', async () => {
    const { no } = await makeSubmitted(test.ctx, goods);
    const { data } = await test.get('/api/operator/quote/list?scope=pool', await createSignedInOperator(test.ctx));
    expect(operatorQuoteDesk.list.data.parse(data)).toEqual(data);
    expect(data.list.find((row: { no: string }) => row.no === no)).toMatchObject({ customer: '', is_pooled: true });
  });
});

async function download(token: string, address: string, locale = 'en') {
  const headers = { 'ba-user-token': token, 'think-lang': locale };
  const requests = new Request(`http://shop.test/api/${address}`, { headers });
  const answer = await test.api.fetch(requests, { remoteAddress: testAddress });
  return { type: answer.headers.get('content-type') ?? '', text: await answer.text() };
}

describe('the list as a file', () => {
  it('holds what is filtered, in the language of the reader, and nothing of another store', async () => {
    const [{ token, seller }, other] = [await newStore(), await newStore()];
    const { no, member } = await makeQuoted(test.ctx, goods, { seller });
    const english = await download(token, 'store/quoteExport?status=quoted');
    expect(english.type).toContain('text/csv');
    const { nickname } = await getUser(test.ctx.db, member.userId);
    expect(english.text).toContain('Offer sent');
    for (const part of [no, nickname, 'Mouse × 3; Cards × 100']) expect(english.text).toContain(part);
    expect((await download(token, 'store/quoteExport', 'zh-cn')).text).toContain('待确认');
    for (const [reader, address] of [
      [token, 'store/quoteExport?status=expired'],
      [other.token, 'store/quoteExport'],
    ] as const) {
      expect((await download(reader, address)).text.trim().split('\r\n')).toHaveLength(1);
    }
    const sheet = await download(token, 'store/quoteExport?format=xlsx');
    expect(sheet.type).toContain('spreadsheetml');
    const [noted] = await listStatusChanges(test.ctx.db, 'store', seller.storeId ?? 0);
    expect(noted).toMatchObject({ event: 'export', data: expect.objectContaining({ list: 'quotations' }) });
  });

  it('names no customer while a quotation lies in the pool', async () => {
    const { no, member } = await makeSubmitted(test.ctx, goods);
    const { nickname } = await getUser(test.ctx.db, member.userId);
    const { token } = await createSignedInOperator(test.ctx);
    const { text } = await download(token, `operator/quote/export?scope=pool&q=${no}`);
    expect(text).toContain(no);
    expect(text).not.toContain(nickname);
  });
});

describe('the pool', () => {
  it('keeps what the customer has uploaded from everybody, until one of them takes it up', async () => {
    const [{ token, seller }, { id }] = [await newStore(), await createTestUser(test.ctx)];
    const customer = toMember(id);
    const file = async () => {
      const path = `private/quotation/${crypto.randomUUID()}.png`;
      await createTestFile(test.ctx, id, { topic: 'quotation', path, url: `/storage/${path}` });
      return `/storage/${path}`;
    };
    const selection = { ...goodSelection, proof: true, art: [await file()] };
    const { no } = await saveItem(
      test.ctx,
      customer,
      itemOf(goods.cards, { qty: 100, selection, files: [await file()] }),
    );
    await submitQuotation(test.ctx, customer, { no });
    const links = async () =>
      (
        await Promise.all(
          ['Info?', 'Version?n=1&'].map((call) => test.get(`/api/store/quote${call}no=${no}`, { token })),
        )
      ).map(({ code, data }) => [code, JSON.stringify(data).match(/\?e=\d+&s=/g)?.length ?? 0]);
    expect(await links()).toEqual([
      [1, 0],
      [1, 0],
    ]);
    await openQuotation(test.ctx, seller, no);
    expect(await links()).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});

describe('a version as a document', () => {
  it('is the same for the store that answers as for the customer, and nothing to another store', async () => {
    const [{ token, seller }, other] = [await newStore(), await newStore()];
    const { no } = await makeQuoted(test.ctx, goods, { seller });
    const own = await fetchPdf(token, 'store/quotePdf', no);
    expect(own.type).toBe('application/pdf');
    expect(own.body.subarray(0, 5).toString()).toBe('%PDF-');
    const foreign = await fetchPdf(other.token, 'store/quotePdf', no);
    expect(JSON.parse(foreign.body.toString())).toMatchObject({ code: 0, data: { error: 'not_found' } });
    const { token: desk } = await createSignedInOperator(test.ctx);
    expect((await fetchPdf(desk, 'operator/quote/pdf', no)).type).toContain('application/json');
  });

  it('is for nobody while the quotation lies in the pool', async () => {
    const [{ token }, { no }] = [await newStore(), await makeSubmitted(test.ctx, goods)];
    const { data } = await test.get(`/api/store/quotePdf?no=${no}&n=1`, { token });
    expect(data).toMatchObject({ error: 'not_found' });
  });
});

describe('templates of answers', () => {
  const terms = {
    name: ' 标准 ',
    deposit_bp: 3000,
    deposit_forfeit_bp: 2000,
    valid_days: 14,
    lead_days: 5,
    freight: '12',
  };

  it('are kept, changed and forgotten', async () => {
    const { token } = await newStore();
    const { data: made } = await test.post('/api/store/quoteTemplateSave', terms, { token });
    expect(storeQuoteDesk.templateSave.data.parse(made)).toEqual(made);
    expect(made).toMatchObject({
      name: '标准',
      freight: '12.00',
      deposit_bp: 3000,
      deposit_forfeit_bp: 2000,
      version: 1,
    });
    const change = { ...terms, name: '加急', id: made.id, version: made.version };
    expect((await test.post('/api/store/quoteTemplateSave', change, { token })).data.version).toBe(2);
    const { data } = await test.get('/api/store/quoteTemplates', { token });
    expect(data.list.map(({ name }: { name: string }) => name)).toEqual(['加急']);
    expect((await test.post('/api/store/quoteTemplateRemove', { id: made.id }, { token })).code).toBe(1);
    expect((await test.get('/api/store/quoteTemplates', { token })).data.list).toEqual([]);
  });

  it('are refused field by field', async () => {
    const operator = await createSignedInOperator(test.ctx);
    const without = await test.post('/api/operator/quote/templateSave', { ...terms, deposit_bp: 0 }, operator);
    expect(without.data.fields).toEqual({ deposit_forfeit_bp: 'Without a deposit, nothing can be retained' });
    const wrong = { ...terms, name: '', deposit_bp: 10_001, valid_days: 0, freight: '1.234' };
    const { data } = await test.post('/api/operator/quote/templateSave', wrong, operator);
    expect(Object.keys(data.fields).sort()).toEqual(['deposit_bp', 'freight', 'name', 'valid_days']);
  });
});

describe('the moves that are offered', () => {
  async function actionsWith(nodes: string[]) {
    const { no } = await makeSubmitted(test.ctx, goods);
    const { id: userId } = await createTestUser(test.ctx, { group: 'operator' });
    const seller = asPlatform({ ...toMember(userId), nodes: new Set(nodes) });
    const view = await describeForSeller(test.ctx, seller, no);
    return (await toSellerDetail(view, { server: test.ctx, locale: 'en', userId, seller })).actions;
  }

  it('are those that the rules of the reader allow', async () => {
    expect(await actionsWith(['operator/quote/list'])).toEqual([]);
    expect(await actionsWith(['operator/quote/answer'])).toEqual(['open', 'reject', 'message']);
    expect(await actionsWith(['operator/quote/cancel'])).toEqual(['cancel']);
  });
});
