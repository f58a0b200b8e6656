import { describe, expect, it } from '@jest/globals';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { compareFacts } from './compare-facts.ts';
import { makeOfd, makeXml, type TestInvoice } from './invoice-bytes-for-tests.ts';
import { readInvoiceBytes } from './read-invoice-file.ts';
import { noFacts } from './read-invoice-xml.ts';

const invoice: TestInvoice = {
  fapiaoNo: '26312000000012345678',
  issueDate: '2026-03-04',
  buyerName: '北风商贸（上海）有限公司',
  buyerTaxNo: '91310000MA1FL00003',
  sellerTaxNo: '91110000MA0000000X',
  total: '100.00',
};
const facts = { fapiaoCode: '', ...invoice };
const xml = (text: string) => readInvoiceBytes('xml', Buffer.from(text));

describe('the file of an invoice', () => {
  it('says number, day, buyer, seller and sum, as XML and as OFD', async () => {
    expect(await xml(makeXml(invoice))).toEqual(facts);
    expect(await readInvoiceBytes('ofd', makeOfd(invoice))).toEqual(facts);
  });

  it('in OFD without its XML says what its list of facts says', async () => {
    const read = await readInvoiceBytes('ofd', makeOfd(invoice, { isAttached: false }));
    expect(read).toEqual({ ...facts, buyerName: '', sellerTaxNo: '' });
  });

  it('of the electronic invoices of before is read by its own names', async () => {
    const old = `<?xml version="1.0"?><eInvoice xmlns:fp="f"><fp:InvoiceCode>031002200111</fp:InvoiceCode>
      <fp:InvoiceNo>12345678</fp:InvoiceNo><fp:IssueDate>2026年03月04日</fp:IssueDate>
      <fp:Buyer><fp:BuyerName>张三</fp:BuyerName></fp:Buyer><fp:TaxInclusiveTotalAmount>1,130.5</fp:TaxInclusiveTotalAmount></eInvoice>`;
    const known = { fapiaoCode: '031002200111', fapiaoNo: '12345678', issueDate: '2026-03-04' };
    expect(await xml(old)).toEqual({ ...noFacts, ...known, buyerName: '张三', total: '1130.50' });
  });

  it.each([
    ['no XML', 'nothing'],
    ['other XML', '<?xml version="1.0"?><a><b>1</b></a>'],
    ['XML that ends too early', makeXml(invoice).slice(0, 300)],
    ['entities', `<!DOCTYPE a [<!ENTITY x "y">]>${makeXml(invoice)}`],
    ['entities that grow', `<!DOCTYPE a [<!ENTITY a "${'a'.repeat(1000)}">]><EInvoice>&a;</EInvoice>`],
  ])('that is %s is not read', async (_, text) => {
    expect(await xml(text)).toBe('unreadable');
  });

  it('in an archive that is none, is no OFD, or unpacks to more than any invoice is not read', async () => {
    expect(await readInvoiceBytes('ofd', Buffer.from('PK\u0003\u0004nothing'))).toBe('unreadable');
    const bomb = { 'Doc_0/Attachs/big.xml': strToU8('<a>'.padEnd(20 * 1024 * 1024, ' ')) };
    expect(await readInvoiceBytes('ofd', makeOfd(invoice, { isAttached: false, parts: bomb }))).toBe('unreadable');
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`Doc_0/${n}.xml`, strToU8('<a/>')]));
    expect(await readInvoiceBytes('ofd', makeOfd(invoice, { parts: many }))).toBe('unreadable');
  });
});

describe('an OFD as other programs write it', () => {
  const parts = Object.entries(unzipSync(makeOfd(invoice)));
  const renamed = (rename: (name: string) => string) =>
    Buffer.from(zipSync(Object.fromEntries(parts.map(([name, bytes]) => [rename(name), bytes]))));

  it.each<[string, () => Buffer]>([
    ['with a dot before its names', () => renamed((name) => `./${name}`)],
    ['with a slash before its names', () => renamed((name) => `/${name}`)],
    ['with slashes the other way', () => renamed((name) => name.replaceAll('/', '\\'))],
    ['with two slashes', () => renamed((name) => `//${name.replaceAll('/', '//')}`)],
    ['in capitals', () => renamed((name) => name.toUpperCase())],
    ['with its attachments beside the list', () => renamed((name) => name.replace('Doc_0/', ''))],
    ['with its invoice beside the pages', () => renamed((name) => name.replace('Attachs/', 'Res/'))],
    ['with bytes behind it', () => Buffer.concat([makeOfd(invoice), Buffer.alloc(10)])],
    ['with a line end behind it', () => Buffer.concat([makeOfd(invoice), Buffer.from('\r\n')])],
    ['with a page of a portal behind it', () => Buffer.concat([makeOfd(invoice), Buffer.alloc(200_000, '<p>')])],
    ['with bytes before it', () => Buffer.concat([Buffer.from('\r\n\r\n'), makeOfd(invoice)])],
    [
      'with a comment that is cut off',
      () => {
        const bytes = makeOfd(invoice);
        bytes.writeUInt16LE(40, bytes.length - 2);
        return bytes;
      },
    ],
  ])('is read: %s', async (_, make) => {
    expect(await readInvoiceBytes('ofd', make())).toEqual(facts);
  });

  it.each<[string, () => Buffer]>([
    [
      'one part stands twice',
      () => Buffer.from(zipSync({ ...Object.fromEntries(parts), './ofd.xml': strToU8('<a/>') })),
    ],
    ['its names lead out of it', () => renamed((name) => `../${name}`)],
    ['it is cut off', () => makeOfd(invoice).subarray(0, -60)],
  ])('is not read where %s', async (_, make) => {
    expect(await readInvoiceBytes('ofd', make())).toBe('unreadable');
  });
});

describe('what a file says otherwise', () => {
  const title = { titleType: 'company' as const, name: invoice.buyerName, taxNo: invoice.buyerTaxNo };
  const rest = { regAddress: '', regPhone: '', bankName: '', bankAccount: '' };
  const asked = { application: { amount: 10_000, title: { ...title, ...rest } }, sellerTaxNo: invoice.sellerTaxNo };
  const compare = (change: Partial<typeof facts>, said?: Parameters<typeof compareFacts>[0]['said']) =>
    compareFacts({ ...asked, said }, { ...facts, ...change });

  it('is nothing where it says the same', () => {
    expect(compare({})).toEqual([]);
    expect(compare({}, { fapiaoCode: '', fapiaoNo: invoice.fapiaoNo, issueDate: invoice.issueDate })).toEqual([]);
  });

  it('is told field by field; kinds of brackets, blanks and capitals are spelling', () => {
    expect(compare({ total: '99.99' })).toMatchObject([{ field: 'total', expected: '100.00', isSpelling: false }]);
    expect(compare({ buyerName: '北风商贸(上海)有限公司' })).toMatchObject([{ field: 'buyer_name', isSpelling: true }]);
    expect(compare({ buyerName: '南风商贸有限公司' })).toMatchObject([{ field: 'buyer_name', isSpelling: false }]);
    expect(compare({ buyerTaxNo: '' })).toMatchObject([{ field: 'buyer_tax_no', isSpelling: false }]);
    expect(compare({ sellerTaxNo: 'X' })).toMatchObject([{ field: 'seller_tax_no', isSpelling: false }]);
    const said = { fapiaoCode: '', fapiaoNo: '26312000000012345679', issueDate: '2026-03-05' };
    expect(compare({}, said).map(({ field }) => field)).toEqual(['fapiao_no', 'issue_date']);
  });
});
