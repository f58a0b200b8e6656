import { Readable } from 'node:stream';
import { afterAll, expect, it } from '@jest/globals';
import { createSignedInOperator, signIn } from '#lib/server/factories/factories.ts';
import { saveUpload } from '#lib/server/files/index.ts';
import { giveFolder } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { createHolder } from '#lib/server/seed/group-factory.ts';
import { feesOf } from '#lib/server/workflows/invoices/fees-for-tests.ts';
import { invoicesOf } from '#lib/server/workflows/invoices/invoices-for-tests.ts';
import { providersOf } from '#lib/server/workflows/invoices/providers-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
await giveFolder(test);
const fees = feesOf(test);
const operator = await createSignedInOperator(test.ctx);
afterAll(() => test.close());

const get = async (path: string, by: { token: string } = operator) =>
  (await test.get(`/api/operator/invoice/${path}`, by)).data;
const post = (path: string, body: object, by: { token: string } = operator) =>
  test.post(`/api/operator/invoice/${path}`, body, by);

/** What a new store is invoiced for by the platform. */
async function newFees(commission = 5000) {
  const store = await fees.newStore();
  const [no = ''] = await fees.apply(store, [await fees.newConfirmed(store, { commission })]);
  return { no, store };
}

/** A file that somebody has uploaded; each is another one. */
async function newPdf(userId: number): Promise<string> {
  const content = Readable.from([Buffer.from(`%PDF-1.7\n1 0 obj<</N(${crypto.randomUUID()})>>endobj\n`)]);
  return (await saveUpload(test.ctx, { userId, topic: 'invoice' }, { name: 'a.pdf', mime: '', content })).url;
}

/** The bytes of a file, or why there are none. */
async function download(path: string, { token }: { token: string }): Promise<string> {
  const request = new Request(`http://shop.test/api/${path}`, { headers: { 'ba-user-token': token } });
  return Buffer.from(await (await test.api.fetch(request, { remoteAddress: '127.0.0.1' })).arrayBuffer()).toString();
}

/** What a tax software answers. */
const resultsOf = (cells: string[]) =>
  Buffer.from(['发票流水号,开票状态,发票号码,开票日期,价税合计', cells.join()].join('\n')).toString('base64');

const refusals = [
  ['get', 'detail?no='],
  ['get', 'file?format=pdf&fapiao_no=26319999000000000000&no='],
  ['get', 'zip?no='],
  ['post', 'begin'],
  ['post', 'reject'],
  ['post', 'askRed'],
  ['post', 'void'],
] as const;

it('issues what the platform is asked for, and nothing that a store has to issue', async () => {
  const { no } = await newFees();
  const shop = invoicesOf(test);
  const order = await shop.newReceived();
  const [ofStore = ''] = await shop.apply(order.customer, [order.no]);
  const { list } = await get('issuing?limit=50');
  const nos = list.map((row: { no: string }) => row.no);
  expect(nos).toContain(no);
  expect(nos).not.toContain(ofStore);
  expect(await get('counts')).toMatchObject({ todo: nos.length });
  for (const [method, path] of refusals) {
    const answer =
      method === 'get'
        ? await test.get(`/api/operator/invoice/${path}${ofStore}`, operator)
        : await post(path, { no: ofStore, reason: 'issue_error' });
    expect({ path, error: answer.data.error }).toEqual({ path, error: 'not_found' });
  }
});

it('records an invoice of fees manually, takes it back, and hands its files over', async () => {
  const { no, store } = await newFees();
  const day = shopDay(test.ctx.clock.now());
  const said = { fapiao_no: '26319999000000000001', issue_date: day, files: [{ url: await newPdf(operator.id) }] };
  expect(await post('record', { no, ...said })).toMatchObject({ code: 1 });
  expect(await get(`detail?no=${no}`)).toMatchObject({
    status: 'issued',
    lacks_file: false,
    actions: ['ask_red'],
    documents: [{ fapiao_no: said.fapiao_no, formats: ['pdf'] }],
  });
  // Only whoever issues it, or gets it.
  const stranger = await signIn(test.ctx, (await fees.newStore()).userId);
  expect(await test.get(`/api/store/platformInvoice?no=${no}`, stranger)).toMatchObject({
    data: { error: 'not_found' },
  });
  const own = await signIn(test.ctx, store.userId);
  const [file, zip] = [
    `platformInvoiceFile?format=pdf&fapiao_no=${said.fapiao_no}&no=${no}`,
    `platformInvoiceZip?no=${no}`,
  ];
  expect(await download(`store/${file}`, own)).toMatch(/^%PDF/);
  expect(await download(`store/${zip}`, own)).toMatch(/^PK/);
  expect(await download(`operator/invoice/zip?no=${no}`, operator)).toMatch(/^PK/);
  for (const path of [file, zip]) expect(await download(`store/${path}`, stranger)).toContain('not_found');
  expect((await test.get(`/api/store/platformInvoice?no=${no}`, own)).data).toMatchObject({
    fapiao_no: said.fapiao_no,
  });
  expect(await post('askRed', { no, reason: 'issue_error' })).toMatchObject({ code: 1 });
  const { open_red: redNo, actions } = await get(`detail?no=${no}`);
  expect(actions).toEqual(['record_red', 'withdraw_red']);
  const red = { red_no: redNo, fapiao_no: '26319999000000000002', issue_date: day };
  expect(await post('recordRed', { ...red, files: [{ url: await newPdf(operator.id) }] })).toMatchObject({ code: 1 });
  expect(await get(`detail?no=${no}`)).toMatchObject({ status: 'reversed', actions: [] });
});

it('reads back what the tax software has issued, and takes its files afterwards', async () => {
  const { no } = await newFees(7000);
  const content = resultsOf([no, '成功', '26319999000000000005', shopDay(test.ctx.clock.now()), '70.00']);
  expect((await post('resultCheck', { content })).data.rows).toMatchObject([{ no, outcome: 'issued' }]);
  expect((await post('resultApply', { content })).data.rows).toMatchObject([{ no, outcome: 'issued' }]);
  expect(await get(`detail?no=${no}`)).toMatchObject({ status: 'issued', lacks_file: true });
  const files = { files: [{ url: await newPdf(operator.id), no }] };
  expect((await post('filesCheck', files)).data.rows).toMatchObject([{ no, outcome: 'attach' }]);
  expect((await post('filesSave', files)).data.rows).toMatchObject([{ no, outcome: 'attach' }]);
  const { lacks_file: isBare, timeline } = await get(`detail?no=${no}`);
  expect({ isBare, last: timeline[0].event }).toEqual({ isBare: false, last: 'file' });
});

it('hands what the platform issues to the provider that it has chosen', async () => {
  const { no } = await providersOf(test).newAsked({ provider: 'sandbox', isByPlatform: true });
  expect((await get(`detail?no=${no}`)).actions).toEqual(['begin', 'record', 'reject']);
  expect(await post('begin', { no })).toMatchObject({ code: 1 });
  expect(await get(`detail?no=${no}`)).toMatchObject({ status: 'issuing', actions: [] });
  await providersOf(test).choose({ issuerType: 'platform', issuerId: 0 }, 'manual');
});

it('lets nobody issue, reject or read in what is for their own store', async () => {
  const { no, store } = await newFees(6000);
  const colleague = await createSignedInOperator(test.ctx);
  await test.ctx.db.$client.query("insert into store_members (store_id, user_id, role) values ($1, $2, 'sales')", [
    store.storeId,
    colleague.id,
  ]);
  expect((await get(`detail?no=${no}`, colleague)).actions).toEqual([]);
  const day = shopDay(test.ctx.clock.now());
  const url = await newPdf(colleague.id);
  const said = { fapiao_no: '26319999000000000003', issue_date: day, files: [{ url }] };
  for (const [path, body] of [
    ['begin', { no }],
    ['record', { no, ...said }],
    ['reject', { no, reason: 'x' }],
  ] as const)
    expect({ path, ...(await post(path, body, colleague)).data }).toMatchObject({ path, error: 'own_record' });
  const content = resultsOf([no, '成功', '26319999000000000004', day, '60.00']);
  const report = (await post('resultApply', { content }, colleague)).data;
  expect(report.rows).toMatchObject([{ no, outcome: 'own' }]);
  const files = { files: [{ url, no }] };
  expect((await post('filesSave', files, colleague)).data.rows).toMatchObject([{ no, outcome: 'own' }]);
  expect((await get(`detail?no=${no}`)).status).toBe('submitted');
});

it('shows to who may only look what there is, and lets them do nothing', async () => {
  const { no } = await newFees();
  const { id } = await createHolder(test.ctx, ['desk/invoices/issue', 'operator/invoice/list']);
  const reader = await signIn(test.ctx, id);
  expect(await get(`detail?no=${no}`, reader)).toMatchObject({ no, actions: [] });
  expect((await post('reject', { no, reason: 'x' }, reader)).code).toBe(401);
  expect((await post('resultCheck', { content: 'YQ==' }, reader)).code).toBe(401);
});
