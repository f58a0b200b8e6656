import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { giveFolder } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { createHolder } from '#lib/server/seed/group-factory.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { payoutsOf } from '#lib/server/workflows/payouts/payouts-for-tests.ts';
import { newFapiaoNo, settlementInvoicesOf } from '#lib/server/workflows/payouts/settlement-invoices-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
await giveFolder(test);
const invoices = settlementInvoicesOf(test);
const payouts = payoutsOf(test);
afterAll(() => test.close());
beforeEach(() => updateSettings(test.ctx, { 'withdraw.isStoreInvoiceNeeded': true }));

type By = { token: string };
const newOperator = async (): Promise<By> =>
  signIn(test.ctx, (await createTestUser(test.ctx, { group: 'operator' })).id);

/** A store with a settled statement, and who works there. */
async function newStore(amount = 50_000) {
  const store = await invoices.newStore();
  const statement = await invoices.newSettled(store, amount);
  return { store, statement, by: await signIn(test.ctx, store.userId) };
}

const bodyOf = (statement: string, url: string) => ({
  statements: [statement],
  fapiao_no: newFapiaoNo(),
  issue_date: shopDay(test.ctx.clock.now()),
  amount: '500.00',
  files: [{ url }],
});

/** The bytes of a file, or why there are none. */
async function download(path: string, { token }: By): Promise<string> {
  const request = new Request(`http://shop.test/api/${path}`, { headers: { 'ba-user-token': token } });
  return (await test.api.fetch(request, { remoteAddress: '127.0.0.1' })).text();
}

it('a store sees what to invoice, hands it in, and the desk accepts it', async () => {
  const { store, statement, by } = await newStore();
  const withdrawal = (await payouts.applyAsStore(store, 50_000)).no;
  expect((await test.get('/api/store/settlementInvoicing', by)).data).toMatchObject({
    is_needed: true,
    list: [{ no: statement, amount: '500.00' }],
    amount: '500.00',
  });
  const missing = { need: 'missing', statements: [{ no: statement, net: '500.00', invoice_no: '' }] };
  expect((await test.get('/api/store/withdraws', by)).data.list[0]).toMatchObject({
    no: withdrawal,
    invoices: missing,
  });
  const body = bodyOf(statement, await invoices.sendPdf(store));
  const { no } = (await test.post('/api/store/settlementHandIn', body, by)).data;
  expect(no).toMatch(/^SI\d{14}$/);
  expect((await test.get('/api/store/settlementInvoices', by)).data.list).toMatchObject([
    { no, status: 'submitted', fapiao_no: body.fapiao_no, amount: '500.00', files: ['pdf'], actions: ['withdraw'] },
  ]);
  const operator = await newOperator();
  await payouts.approve(withdrawal);
  const info = `/api/operator/withdrawal/info?no=${withdrawal}`;
  expect((await test.get(info, operator)).data).toMatchObject({ invoices: { need: 'submitted' }, actions: ['reject'] });
  const begin = () => test.post('/api/operator/withdrawal/begin', { no: withdrawal }, operator);
  expect((await begin()).data.error).toBe('store_invoice_needed');
  const listed = (await test.get(`/api/operator/invoice/settlements?no=${no}`, operator)).data.list[0];
  expect(listed).toMatchObject({ no, is_own: false, actions: ['accept', 'refuse'] });
  const accept = () => test.post('/api/operator/invoice/settlementAccept', { no, version: listed.version }, operator);
  expect(await accept()).toMatchObject({ code: 1 });
  expect((await accept()).data.error).toBe('status_changed');
  expect((await test.get(info, operator)).data).toMatchObject({
    invoices: { need: 'accepted' },
    actions: expect.arrayContaining(['begin']),
  });
  expect(await begin()).toMatchObject({ code: 1 });
});

it('says what a file says, field by field, before anything is saved', async () => {
  const { store, statement, by } = await newStore();
  const body = bodyOf(statement, await invoices.sendXml(store, { fapiaoNo: newFapiaoNo(), total: 49_900 }));
  const read = await test.post('/api/store/settlementRead', { statements: body.statements, files: body.files }, by);
  expect(read.data.files[0]).toMatchObject({
    total: '499.00',
    differences: [{ field: 'total', expected: '500.00', found: '499.00' }],
  });
  const refusal = await test.post('/api/store/settlementHandIn', { ...body, amount: '499.00' }, by);
  expect(refusal.data.fields).toHaveProperty('amount');
  expect((await test.post('/api/store/settlementHandIn', { ...body, files: [] }, by)).data.fields).toHaveProperty(
    'files',
  );
});

it('is refused with a reason, which the store reads', async () => {
  const { store, statement, by } = await newStore();
  const body = bodyOf(statement, await invoices.sendPdf(store));
  const { no } = (await test.post('/api/store/settlementHandIn', body, by)).data;
  const operator = await newOperator();
  const refuse = { no, version: 0, reason: '税率有误' };
  expect((await test.post('/api/operator/invoice/settlementRefuse', { no, version: 0 }, operator)).data.fields).toEqual(
    expect.objectContaining({ reason: expect.any(String) }),
  );
  expect(await test.post('/api/operator/invoice/settlementRefuse', refuse, operator)).toMatchObject({ code: 1 });
  expect((await test.get('/api/store/settlementInvoices', by)).data.list[0]).toMatchObject({
    status: 'refused',
    reason: '税率有误',
    actions: [],
  });
});

it('its files are for its store and the desk alone, and what another store does with it finds nothing', async () => {
  const { store, statement, by } = await newStore();
  const body = bodyOf(statement, await invoices.sendPdf(store));
  const other = await newStore();
  const stolen = { ...body, files: [{ url: await invoices.sendPdf(other.store) }] };
  expect((await test.post('/api/store/settlementHandIn', stolen, other.by)).data.error).toBe('not_found');
  const { no } = (await test.post('/api/store/settlementHandIn', body, by)).data;
  const file = `store/settlementFile?no=${no}&format=pdf`;
  expect(await download(file, by)).toContain('%PDF');
  expect(await download(file, other.by)).toContain('not_found');
  expect(await download(`operator/invoice/settlementFile?no=${no}&format=pdf`, await newOperator())).toContain('%PDF');
  expect((await test.post('/api/store/settlementWithdraw', { no }, other.by)).data.error).toBe('not_found');
  expect((await test.get('/api/store/settlementInvoices', other.by)).data.total).toBe(0);
  const teller = await createHolder(test.ctx, ['operator/invoice/list']);
  const [{ token }] = [await signIn(test.ctx, teller.id)];
  expect(await test.get('/api/operator/invoice/settlements', { token })).toMatchObject({
    data: { error: 'no_permission' },
  });
});
