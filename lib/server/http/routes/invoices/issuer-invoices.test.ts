import { afterAll, expect, it } from '@jest/globals';
import { tallyQueries } from '#lib/server/db/statements/query-tally.ts';
import { signIn } from '#lib/server/factories/factories.ts';
import { createTestFile, createTestStaff } from '#lib/server/factories/store-factories.ts';
import { issuerOf, recordManually } from '#lib/server/invoices/index.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { invoicesOf } from '#lib/server/workflows/invoices/invoices-for-tests.ts';
import { providersOf } from '#lib/server/workflows/invoices/providers-for-tests.ts';
import { refundsOf } from '#lib/server/workflows/invoices/refunds-for-tests.ts';
import { mismatchCode } from '#lib/server/workflows/invoices/take-result.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const shop = invoicesOf(test);
const providers = providersOf(test);
afterAll(() => test.close());

/** Requests to one store, who works there, and a stranger who works for another. */
async function newRequests(count: number) {
  const first = await shop.newReceived();
  const { store } = first;
  const nos: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const order = n === 0 ? first : await shop.newReceived();
    await test.ctx.db.$client.query('update orders set store_id = $1 where no = $2', [store.storeId, order.no]);
    nos.push(...(await shop.apply(order.customer, [order.no])));
  }
  const stranger = await signIn(test.ctx, (await shop.newStore()).userId);
  return { nos, store, own: await signIn(test.ctx, store.userId), stranger };
}

it('lists what a store has to issue in as many questions for fifty as for one, and nothing of it to another', async () => {
  const { own, stranger } = await newRequests(50);
  const read = (limit: number) => test.get(`/api/store/invoiceIssuing?limit=${limit}`, own);
  const { data } = await read(50);
  expect(data).toMatchObject({ total: 50, is_total_exact: true });
  expect(data.list).toHaveLength(50);
  expect(data.list[0]).toMatchObject({ status: 'submitted', is_late: false, actions: ['record', 'reject'], count: 1 });
  const few = await tallyQueries(() => read(20));
  const many = await tallyQueries(() => read(50));
  expect(many.queries).toBe(few.queries);
  expect((await test.get('/api/store/invoiceIssuing', stranger)).data).toMatchObject({ total: 0 });
  expect((await test.get('/api/store/invoiceHome', own)).data).toMatchObject({ todo: 50, late: 0, blue: { count: 0 } });
});

it('is found by its number, its order, its title and its amount', async () => {
  const { nos, own } = await newRequests(2);
  const [no = ''] = nos;
  const { data: invoice } = await test.get(`/api/store/invoiceDetail?no=${no}`, own);
  const find = async (query: string) =>
    (await test.get(`/api/store/invoiceIssuing?${query}`, own)).data.list.map((row: { no: string }) => row.no);
  expect(await find(`q=${no}`)).toEqual([no]);
  expect(await find(`q=${invoice.orders[0].no}`)).toEqual([no]);
  expect(await find(`q=${encodeURIComponent(invoice.title)}`)).toEqual([no]);
  expect(await find('min=100&max=100')).toHaveLength(2);
  expect(await find('min=100.01')).toEqual([]);
  expect(await find('mark=late')).toEqual([]);
  expect(await find('kind=special')).toEqual([]);
});

it('hands the file of an invoice to its store alone, and decides nothing for a role without the node', async () => {
  const { nos, own, stranger, store } = await newRequests(1);
  const [no = ''] = nos;
  const day = shopDay(test.ctx.clock.now());
  const path = `private/invoice/${day.replaceAll('-', '')}/${crypto.randomUUID()}.pdf`;
  const url = `/storage/${path}`;
  await createTestFile(test.ctx, store.userId, { topic: 'invoice', path, url, name: 'a.pdf' });
  const staff = await createTestStaff(test.ctx, { role: 'fulfilment' });
  const packer = await signIn(test.ctx, staff.id);
  const body = { no, fapiao_no: shop.newFapiaoNo(), issue_date: day, files: [{ url }] };
  expect((await test.post('/api/store/invoiceRecord', body, packer)).code).toBe(401);
  expect((await test.get('/api/store/invoiceIssuing', packer)).code).toBe(401);
  const actor = { member: store, issuer: issuerOf(store.storeId) };
  const said = { fapiaoCode: '', fapiaoNo: body.fapiao_no, issueDate: day, checkCode: '', drawer: '' };
  await recordManually(test.ctx, actor, { no, ...said, acceptsSpelling: false, files: [{ url }] });
  for (const call of [`invoiceFile?format=pdf&fapiao_no=${body.fapiao_no}&`, 'invoiceZip?']) {
    const foreign = await test.get(`/api/store/${call}no=${no}`, stranger);
    expect(foreign).toMatchObject({ data: { error: 'not_found' } });
  }
  const { data } = await test.get(`/api/store/invoiceDetail?no=${no}`, own);
  expect(data).toMatchObject({ status: 'issued', lacks_file: false, documents: [{ formats: ['pdf'] }] });
  expect(data.actions).toEqual(['ask_red']);
  expect(data.is_taken_back_by_provider).toBe(false);
});

it('says of what a provider has issued that the provider takes it back', async () => {
  const { no, store } = await providers.newAsked({ provider: 'sandbox' });
  await test.ctx.db.$client.query("update invoice_applications set provider = 'sandbox' where no = $1", [no]);
  await shop.issue(no);
  const { data } = await test.get(`/api/store/invoiceDetail?no=${no}`, await signIn(test.ctx, store.userId));
  expect(data).toMatchObject({ status: 'issued', is_taken_back_by_provider: true });
});

it('asks again for a red letter that refunds have caused and of which nothing came', async () => {
  const refunds = refundsOf(test);
  const { invoice: no, no: order, store, customer } = await refunds.newIssued({ payable: 10_000, qty: 10 });
  const own = await signIn(test.ctx, store.userId);
  const ask = (token = own) => test.post('/api/store/invoiceAskRedAgain', { no, note: '已电话说明' }, token);
  const read = async () => (await test.get(`/api/store/invoiceDetail?no=${no}`, own)).data;
  expect(await ask()).toMatchObject({ data: { error: 'status_changed' } });
  await refunds.payBack(order, 1000);
  await refunds.follow();
  const { open_red: first } = await read();
  await test.post('/api/store/invoiceWithdrawRed', { red_no: first, reason: 'r' }, own);
  expect((await read()).actions).toEqual(['ask_red', 'ask_red_again']);
  expect((await ask(await signIn(test.ctx, customer.userId))).code).toBe(401);
  expect(await ask()).toMatchObject({ code: 1 });
  const again = await read();
  expect(again).toMatchObject({ status: 'reversing', actions: ['record_red', 'withdraw_red'] });
  expect(again.reds).toMatchObject([{ no: again.open_red, amount: '10.00', note: '已电话说明' }, { no: first }]);
  expect(await ask()).toMatchObject({ data: { error: 'status_changed' } });
});

it('hands a request to the provider that its store has chosen, and again after it has failed', async () => {
  const { no, store, customer } = await providers.newAsked({ provider: 'sandbox' });
  const own = await signIn(test.ctx, store.userId);
  const begin = () => test.post('/api/store/invoiceBegin', { no }, own);
  const read = async () => (await test.get(`/api/store/invoiceDetail?no=${no}`, own)).data;
  expect((await read()).actions).toEqual(['begin', 'record', 'reject']);
  expect((await test.post('/api/store/invoiceBegin', { no }, await signIn(test.ctx, customer.userId))).code).toBe(401);
  expect(await begin()).toMatchObject({ code: 1 });
  expect(await read()).toMatchObject({ status: 'issuing', actions: [] });
  expect(await begin()).toMatchObject({ data: { error: 'status_changed' } });
  const fail = (code: string) =>
    test.ctx.db.$client.query(`update invoice_applications set status = 'failed', fail_code = $2 where no = $1`, [
      no,
      code,
    ]);
  await fail('DOWN');
  expect((await read()).actions).toEqual(['begin', 'record', 'reject']);
  expect(await begin()).toMatchObject({ code: 1 });
  // A document of it exists on the tax side that is another one: a second would be one too many.
  await fail(mismatchCode);
  expect((await read()).actions).toEqual(['record', 'reject']);
  expect(await begin()).toMatchObject({
    code: 0,
    data: { error: 'invalid_input', fields: { no: expect.any(String) } },
  });
});

it('says why a request is not handed over where its store issues manually', async () => {
  const { nos, own } = await newRequests(1);
  const [no = ''] = nos;
  const { code, data, msg } = await test.post('/api/store/invoiceBegin', { no }, own);
  expect({ code, field: data.fields.no }).toEqual({ code: 0, field: msg });
  expect((await test.get(`/api/store/invoiceDetail?no=${no}`, own)).data.status).toBe('submitted');
});

it('keeps how a store issues, unless somebody else has changed it meanwhile', async () => {
  const { own } = await newRequests(1);
  const { data: issuer } = await test.get('/api/store/invoiceIssuer', own);
  const { name: _, tax_no: __, cap: ___, providers: ____, ...form } = issuer;
  const change = { ...form, drawer: '王开', flat_rate: '3' };
  expect(await test.post('/api/store/invoiceIssuerSave', change, own)).toMatchObject({
    code: 1,
    data: { drawer: '王开', flat_rate: '3', version: 1, cap: issuer.cap },
  });
  expect(await test.post('/api/store/invoiceIssuerSave', change, own)).toMatchObject({
    data: { error: 'status_changed' },
  });
  const strange = { ...change, version: 1, provider: 'wechat' };
  expect((await test.post('/api/store/invoiceIssuerSave', strange, own)).code).not.toBe(1);
});
