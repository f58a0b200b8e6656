import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { createTestFile, toMember } from '#lib/server/factories/store-factories.ts';
import { confirmRed, finishRed, lockRed, saveTitle } from '#lib/server/invoices/index.ts';
import { titlePapers } from '#lib/server/invoices/tables.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { feesOf } from '#lib/server/workflows/invoices/fees-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const shop = feesOf(test);
const operator = await createSignedInOperator(test.ctx);
afterAll(() => test.close());

const get = async (path: string, by = operator) => (await test.get(`/api/operator/invoice/${path}`, by)).data;
const post = (path: string, body: object, by = operator) => test.post(`/api/operator/invoice/${path}`, body, by);

/** The platform has been asked for the fees of a statement of a new store. */
async function newAsked(commission: number): Promise<{ store: StoreMember; no: string }> {
  const store = await shop.newStore();
  const [no = ''] = await shop.apply(store, [await shop.newConfirmed(store, { commission })]);
  return { store, no };
}

const fen = (text: string) => Math.round(Number(text) * 100);

describe('all applications', () => {
  it('are found by number, issuer and how far they are, and read whole', async () => {
    const { no } = await newAsked(5000);
    const { list } = await get(`list?view=waiting&issuer=platform&q=${no}`);
    expect(list).toMatchObject([{ no, status: 'submitted', amount: '50.00', is_overdue: false, is_own: false }]);
    expect((await get(`list?issuer=store&q=${no}`)).list).toEqual([]);
    expect((await get(`list?view=issued&q=${no}`)).list).toEqual([]);
    expect(await get(`info?no=${no}`)).toMatchObject({ no, recipient: 'store', statements: [{ amount: '50.00' }] });
  });

  it('are the reader’s own where the reader works for the store', async () => {
    const { store, no } = await newAsked(5000);
    const colleague = await createSignedInOperator(test.ctx);
    await test.ctx.db.$client.query("insert into store_members (store_id, user_id, role) values ($1, $2, 'sales')", [
      store.storeId,
      colleague.id,
    ]);
    const { data } = await test.get(`/api/operator/invoice/list?q=${no}`, colleague);
    expect(data.list).toMatchObject([{ no, is_own: true }]);
  });
});

describe('the report', () => {
  it('comes to what the documents do, blue and red, to the fen', async () => {
    for (const commission of [3333, 5000, 9999]) await shop.issue((await newAsked(commission)).no);
    const { store, no } = await newAsked(7777);
    const red = await shop.askRed(no);
    const recipient = { recipientType: 'store' as const, recipientId: store.storeId };
    await confirmRed(test.ctx, { member: store, recipient }, red.no);
    await test.ctx.db.transaction(async (tx) => {
      const locked = await lockRed(tx, red.no);
      if (!locked) throw new Error('no red letter');
      const at = test.ctx.clock.now();
      await finishRed(tx, locked, { facts: { fapiaoNo: '26312000009999999999', issueDate: shopDay(at) }, at });
    });
    const report = await get('report');
    const { list: documents, total } = await get('documents?limit=100');
    expect(documents).toHaveLength(total);
    const sumOf = (rows: { net: string; tax: string; total: string }[], key: 'net' | 'tax' | 'total') =>
      rows.reduce((sum, row) => sum + fen(row[key]), 0);
    for (const key of ['net', 'tax', 'total'] as const) {
      expect(sumOf(report.list, key)).toBe(sumOf(documents, key));
      expect(fen(report.sums.net[key])).toBe(sumOf(documents, key));
    }
    const reds = documents.filter(({ color }: { color: string }) => color === 'red');
    expect(reds).toMatchObject([{ total: '-77.77' }]);
    expect(report.sums.red.total).toBe('-77.77');
    const [row] = report.list;
    const query = `from=${row.month}&to=${row.month}&issuer=${row.issuer}&color=${row.color}&rate=${row.rate}`;
    const { list: own } = await get(`documents?${query}&limit=100`);
    expect(sumOf(own, 'total')).toBe(fen(row.total));
  });

  it('goes out as a file line by line, in the order of the days, with what a tax return asks for', async () => {
    const request = new Request('http://shop.test/api/operator/invoice/reportExport', {
      headers: { 'ba-user-token': operator.token, 'think-lang': 'en' },
    });
    const text = await (await test.api.fetch(request, { remoteAddress: '127.0.0.1' })).text();
    const [headings = [], ...rows] = text
      .replace('\uFEFF', '')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','));
    const of = (row: string[], heading: string) => row[headings.indexOf(heading)] ?? '';
    const { sums } = await get('report');
    for (const [heading, key] of [
      ['Net', 'net'],
      ['Tax', 'tax'],
      ['Total', 'total'],
    ] as const) {
      expect(rows.reduce((sum, row) => sum + fen(of(row, heading)), 0)).toBe(fen(sums.net[key]));
    }
    const days = rows.map((row) => of(row, 'Issued'));
    expect(days).toEqual([...days].sort());
    for (const row of rows) {
      expect([of(row, 'Type'), of(row, 'Tax rate')]).toEqual(['Ordinary', '6%']);
      expect(of(row, 'Goods or service')).toMatch(/^\*.+\*.+/);
      const isRed = of(row, 'Blue/red') === 'Red';
      const blue = rows.find((other) => of(other, 'Invoice number') === of(row, 'Number of the blue invoice'));
      expect(isRed).toBe(blue !== undefined && of(blue, 'Blue/red') === 'Blue');
    }
    expect(rows.filter((row) => of(row, 'Blue/red') === 'Red')).toHaveLength(1);
  });

  it('counts a document with several rates once', async () => {
    const before = (await get('report')).sums;
    const { no } = await newAsked(4000);
    await shop.issue(no);
    await test.ctx.db.execute(sql`
      update invoice_documents set items = (
        select jsonb_agg(line) || '[{"taxBp": 1300, "netAmount": 0, "taxAmount": 0}]'
        from jsonb_array_elements(items) as line)
      where application_id = (select id from invoice_applications where no = ${no})`);
    const { list, sums } = await get('report');
    expect(list).toContainEqual(expect.objectContaining({ rate: 1300, count: 1, total: '0.00' }));
    expect([sums.blue.count, sums.red.count, sums.net.count]).toEqual([
      before.blue.count + 1,
      before.red.count,
      before.net.count + 1,
    ]);
    expect(sums.net.count).toBe((await get('documents')).total);
  });

  it.each(['report', 'documents', 'list'])('of days that no calendar has is refused at its field: %s', async (path) => {
    for (const day of ['0000-01', '9999-99', '0000-01-01', '2026-02-30']) {
      const { fields } = await get(`${path}?from=${day}&to=${day}`);
      expect(Object.keys(fields).sort()).toEqual(['from', 'to']);
    }
  });
});

describe('tax codes', () => {
  const code = { code: '1010101010100000001', label: '谷物', name: '稻谷', rate: '9' };

  it('have nineteen digits, are there once, and are found by number and name', async () => {
    expect((await post('taxCodeSave', { ...code, code: '123' })).data.fields).toHaveProperty('code');
    const { data } = await post('taxCodeSave', code);
    expect(data).toMatchObject(code);
    expect((await post('taxCodeSave', code)).data.fields).toHaveProperty('code');
    expect((await get('taxCodes?q=10101010')).list).toMatchObject([code]);
    expect((await get(`taxCodes?q=${encodeURIComponent('稻谷')}`)).list).toMatchObject([code]);
    await post('taxCodeSave', { ...code, id: data.id, rate: '0.5' });
    expect((await get('taxCodes?q=10101010')).list).toMatchObject([{ rate: '0.5' }]);
  });
});

describe('the platform as an issuer', () => {
  const platform = { name: '测试平台有限公司', tax_no: '91310000MA1FL0000N', provider: 'manual', cap: '1000' };

  it('stands on its invoices, and is saved by whoever has read it last', async () => {
    const { version } = await get('platform');
    expect((await post('platformSave', { ...platform, version })).code).toBe(1);
    expect(await get('platform')).toMatchObject({ ...platform, cap: '1000.00', version: version + 1 });
    expect((await post('platformSave', { ...platform, version })).data.error).toBe('status_changed');
    const { no } = await newAsked(5000);
    const { document } = await shop.issue(no);
    expect(document.seller).toMatchObject({ name: platform.name, taxNo: platform.tax_no });
  });

  it('splits what is more than it puts on one', async () => {
    const { version } = await get('platform');
    await post('platformSave', { ...platform, cap: '60', version });
    const store = await shop.newStore();
    const nos = await shop.apply(store, [await shop.newConfirmed(store, { commission: 10_000 })]);
    expect(nos).toHaveLength(2);
    await post('platformSave', { ...platform, version: version + 1 });
  });
});

describe('papers of a title', () => {
  async function newDocuments(ownerId: number): Promise<number> {
    const facts = {
      titleType: 'company' as const,
      name: `公司 ${crypto.randomUUID().slice(0, 8)}`,
      taxNo: '91310000MA1FL00003',
      regAddress: '路 1 号',
      regPhone: '021-64380000',
      bankName: '银行',
      bankAccount: '121909876510101',
      email: '',
      mobile: '',
    };
    const { id: titleId } = await saveTitle(test.ctx, { ownerType: 'user', ownerId }, { isDefault: true, facts });
    const url = await createTestFile(test.ctx, ownerId);
    const { rows } = await test.ctx.db.$client.query('select id from files where url = $1', [url]);
    await test.ctx.db
      .insert(titlePapers)
      .values({ titleId, fileIds: [Number(rows[0].id)], askedAt: test.ctx.clock.now() });
    return titleId;
  }

  it('are approved once, and their owner is told', async () => {
    const customer = await createTestUser(test.ctx);
    const id = await newDocuments(customer.id);
    const { urls } = (await post('papersReveal', { title_id: id })).data;
    expect(urls).toHaveLength(1);
    expect((await post('papersApprove', { title_id: id, version: 0 })).code).toBe(1);
    expect((await post('papersApprove', { title_id: id, version: 0 })).data.error).toBe('status_changed');
    const token = (await signIn(test.ctx, customer.id)).token;
    const { list } = (await test.get('/api/message/list', { token })).data;
    expect(list).toMatchObject([{ event_key: 'papersApproved' }]);
    expect((await post('papersReject', { title_id: id, version: 1, reason: 'the licence has ended' })).code).toBe(1);
  });

  it('are not decided by whose they are', async () => {
    const own = await createSignedInOperator(test.ctx);
    const id = await newDocuments(toMember(own.id).userId);
    for (const [path, rest] of [
      ['papersReveal', {}],
      ['papersApprove', { version: 0 }],
      ['papersReject', { version: 0, reason: 'no' }],
    ] as const) {
      expect((await post(path, { title_id: id, ...rest }, own)).data.error).toBe('own_record');
    }
  });
});
