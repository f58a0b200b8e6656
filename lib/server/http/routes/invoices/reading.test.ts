import { afterAll, expect, it } from '@jest/globals';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { giveFolder, upload } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { issuerOf, recordManually, saveTitle } from '#lib/server/invoices/index.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { feesOf } from '#lib/server/workflows/invoices/fees-for-tests.ts';
import { invoicesOf } from '#lib/server/workflows/invoices/invoices-for-tests.ts';
import { digestDatabase } from '../../access/database-digest-for-tests.ts';
import { listRoutes } from '../../serve.ts';
import { createTestApi, testAddress } from '../../test-api.ts';

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
await giveFolder(test);
afterAll(async () => {
  await test.close();
});

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

/** An invoice of a customer with its file, and one of the platform to the store that has issued it. */
async function newWorld() {
  const [shop, fees] = [invoicesOf(test), feesOf(test)];
  const order = await shop.newReceived();
  const { store, customer } = order;
  const [seller, buyer] = [await signIn(test.ctx, store.userId), await signIn(test.ctx, customer.userId)];
  const operator = await signIn(test.ctx, (await createTestUser(test.ctx, { group: 'operator' })).id);
  const [no = ''] = await shop.apply(customer, [order.no]);
  const sent = await upload(test, {
    token: seller.token,
    ...{ bytes: pdf, name: 'a.pdf', type: 'application/pdf', path: '/api/ajax/upload?topic=invoice' },
  });
  const [fapiaoNo, issueDate] = [shop.newFapiaoNo(), shopDay(test.ctx.clock.now())];
  const said = { fapiaoCode: '', fapiaoNo, issueDate, checkCode: '', drawer: '', acceptsSpelling: false };
  const actor = { member: store, issuer: issuerOf(store.storeId) };
  await recordManually(test.ctx, actor, { no, ...said, files: [{ url: sent.data.file.url }] });
  const [fee = ''] = await fees.apply(store, [await fees.newConfirmed(store, { commission: 5000 })]);
  const title = { titleType: 'personal' as const, name: '张三', taxNo: '', email: '', mobile: '' };
  const rest = { regAddress: '', regPhone: '', bankName: '', bankAccount: '' };
  const titleOf = async (ownerType: 'user' | 'store', ownerId: number) =>
    (await saveTitle(test.ctx, { ownerType, ownerId }, { isDefault: false, facts: { ...title, ...rest } })).id;
  const next = await shop.newReceived({ customer });
  return {
    ...{ no, fapiaoNo, fee, seller, buyer, operator, order: order.no, next: next.no },
    own: await titleOf('user', customer.userId),
    ofStore: await titleOf('store', store.storeId),
  };
}

/** Who took a list with buyers out of the shop is written down: that is no reading. */
const logged = /\/(invoiceToIssue|invoice\/(toIssue|export|reportExport))$/;
/** Its files: the platform has issued nothing here, and no store has handed in anything. */
const empty = /\/(platformInvoiceFile|platformInvoiceZip|operator\/invoice\/(file|zip|detail|settlementFile))$/;

it('looking at invoices, and saving their files, writes nothing anywhere', async () => {
  const world = await newWorld();
  const file = `no=${world.no}&fapiao_no=${world.fapiaoNo}&format=pdf`;
  const queries: Record<string, string> = {
    '/api/invoice/preview': `orders=${world.next}`,
    '/api/invoice/ofOrder': `no=${world.order}`,
    '/api/invoice/titleInfo': `id=${world.own}`,
    '/api/store/invoiceTitleInfo': `id=${world.ofStore}`,
    '/api/store/platformInvoice': `no=${world.fee}`,
    '/api/operator/invoice/settlements': '',
    '/api/operator/invoice/documents': 'from=2020-01&to=2020-02',
    '/api/invoice/file': file,
    '/api/store/invoiceFile': file,
  };
  const paths = listRoutes(test.api.app)
    .filter(({ entry: { method, path } }) => method === 'get' && /invoic|platformFees/i.test(path))
    .map(({ entry: { path } }) => path)
    .filter((path) => !logged.test(path) && !empty.test(path));
  expect(paths.length).toBeGreaterThan(25);
  const read = async (path: string) => {
    const side = path.startsWith('/api/store/') ? 'seller' : path.startsWith('/api/operator/') ? 'operator' : 'buyer';
    const headers = { 'ba-user-token': world[side].token, 'think-lang': 'en' };
    const request = new Request(`http://shop.test${path}?${queries[path] ?? `no=${world.no}`}`, { headers });
    const answer = await test.api.fetch(request, { remoteAddress: testAddress });
    const content = await answer.text();
    return content.startsWith('{') ? `${path} ${JSON.parse(content).code}` : `${path} ${answer.status}`;
  };
  // Once before: what a session keeps of its first call is none of theirs.
  for (const path of paths) await read(path);
  const before = await digestDatabase(test.ctx.db);
  for (const path of paths) expect(await read(path)).toMatch(/ (1|200)$/);
  expect(await digestDatabase(test.ctx.db)).toEqual(before);
});
