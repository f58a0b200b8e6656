import { Readable } from 'node:stream';
import { afterAll, expect, it } from '@jest/globals';
import { giveFolder } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { createTestContext } from '../../db/test-context.ts';
import { saveUpload } from '../../files/index.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { shopDay } from '../../kernel/clock.ts';
import { formatFen } from '../../kernel/money.ts';
import { invoicesOf } from '../../workflows/invoices/invoices-for-tests.ts';
import { issuerOf, readIssuer } from '../issuers/issuers.ts';
import { openInvoiceFile, zipInvoiceFiles } from '../issuing/invoice-files.ts';
import { readDetails } from '../issuing/read-details.ts';
import { recordManually } from '../issuing/record-manually.ts';
import { makeOfd, makeXml, type TestInvoice } from './invoice-bytes-for-tests.ts';
import { checkFiles, saveFiles } from './settle-files.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
await giveFolder(test);
const shop = invoicesOf(test);
afterAll(() => test.close());

const actorOf = (store: StoreMember) => ({ member: store, issuer: issuerOf(store.storeId) });

async function send(store: StoreMember, name: string, bytes: Buffer): Promise<string> {
  const content = Readable.from([bytes]);
  return (await saveUpload(test.ctx, { userId: store.userId, topic: 'invoice' }, { name, mime: '', content })).url;
}

let seed = 0;
function newPdf(): Buffer {
  seed += 1;
  return Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog/N ${seed}>>endobj\n`);
}

async function newRequest() {
  const order = await shop.newReceived();
  const [no = ''] = await shop.apply(order.customer, [order.no]);
  const application = await shop.stateOf(no);
  const { seller } = await readIssuer(test.ctx.db, issuerOf(order.store.storeId));
  const invoice: TestInvoice = {
    fapiaoNo: shop.newFapiaoNo(),
    issueDate: shopDay(test.ctx.clock.now()),
    buyerName: application.title.name,
    buyerTaxNo: application.title.taxNo,
    sellerTaxNo: seller.taxNo,
    total: formatFen(application.amount),
  };
  return { no, store: order.store, actor: actorOf(order.store), invoice };
}

const outcomesOf = (rows: { outcome: string; by: string }[]) => rows.map(({ outcome, by }) => [outcome, by]);

it('files are matched by number, buyer and amount, recorded together, and sent again they change nothing', async () => {
  const { no, store, actor, invoice } = await newRequest();
  const files = [
    { url: await send(store, 'a.xml', Buffer.from(makeXml(invoice))) },
    { url: await send(store, `${invoice.fapiaoNo}.pdf`, newPdf()) },
    { url: await send(store, `${no}.ofd`, makeOfd(invoice)) },
    { url: await send(store, 'unknown.pdf', newPdf()) },
  ];
  const expected = [
    ['record', 'buyer_amount'],
    ['record', 'buyer_amount'],
    ['record', 'no'],
    ['unmatched', 'none'],
  ];
  expect(outcomesOf(await checkFiles(test.ctx, actor, files))).toEqual(expected);
  expect(await shop.stateOf(no)).toMatchObject({ status: 'submitted' });
  expect(outcomesOf(await saveFiles(test.ctx, actor, files))).toEqual(expected);
  const application = await shop.stateOf(no);
  const { documents } = await readDetails(test.ctx.db, application);
  expect(documents).toMatchObject([{ fapiaoNo: invoice.fapiaoNo, formats: ['xml', 'pdf', 'ofd'] }]);
  const again = await saveFiles(test.ctx, actor, files.slice(0, 3));
  expect(again.map(({ outcome }) => outcome)).toEqual(['there', 'there', 'there']);
  const { content, name } = await openInvoiceFile(test.ctx, documents[0]?.id ?? 0, 'xml');
  expect([name, (await content.toArray()).join('')]).toEqual([`${invoice.fapiaoNo}.xml`, makeXml(invoice)]);
  const zip = await zipInvoiceFiles(test.ctx, application);
  expect(
    Buffer.concat(await zip.content.toArray())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

it('a file that says otherwise is not saved, nor one of another store’s request or another’s upload', async () => {
  const one = await newRequest();
  const other = await newRequest();
  const wrong = { ...one.invoice, total: '99.00' };
  const url = await send(one.store, `${one.no}.xml`, Buffer.from(makeXml(wrong)));
  const [row] = await saveFiles(test.ctx, one.actor, [{ url }]);
  expect(row).toMatchObject({
    outcome: 'differs',
    differences: [{ field: 'total', expected: '100.00', found: '99.00' }],
  });
  const foreign = await send(one.store, 'b.xml', Buffer.from(makeXml(other.invoice)));
  const [theirs] = await saveFiles(test.ctx, one.actor, [{ url: foreign, no: other.no }]);
  // The buyers of these tests have one tax number: it is held against the own request, and says otherwise.
  expect(theirs).toMatchObject({ outcome: 'differs', no: one.no, by: 'buyer_amount' });
  const stolen = await send(other.store, 'c.xml', Buffer.from(makeXml(one.invoice)));
  expect(await saveFiles(test.ctx, one.actor, [{ url: stolen }])).toEqual([]);
  for (const { no } of [one, other]) expect(await shop.stateOf(no)).toMatchObject({ status: 'submitted' });
});

it('recorded manually, a file has to say what was typed; only spelling may be agreed to', async () => {
  const { no, store, actor, invoice } = await newRequest();
  const xml = async (change: Partial<TestInvoice>) => [
    { url: await send(store, 'a.xml', Buffer.from(makeXml({ ...invoice, ...change }))) },
  ];
  const said = { fapiaoCode: '', fapiaoNo: invoice.fapiaoNo, issueDate: invoice.issueDate, checkCode: '', drawer: '' };
  const record = async (change: Partial<TestInvoice>, acceptsSpelling: boolean) =>
    recordManually(test.ctx, actor, { no, ...said, acceptsSpelling, files: await xml(change) });
  const refusedAs = (key: string) => ({ code: 'invalid_input', fields: { files: { key } } });
  const otherNumber = { fapiaoNo: shop.newFapiaoNo() };
  await expect(record(otherNumber, true)).rejects.toMatchObject(refusedAs('invoiceFileDiffers'));
  await expect(record({ total: '1.00' }, true)).rejects.toMatchObject(refusedAs('invoiceFileDiffers'));
  const spaced = { buyerName: invoice.buyerName.replace(' ', '') };
  await expect(record(spaced, false)).rejects.toMatchObject(refusedAs('invoiceFileSpelling'));
  await record(spaced, true);
  expect(await shop.stateOf(no)).toMatchObject({ status: 'issued' });
});
