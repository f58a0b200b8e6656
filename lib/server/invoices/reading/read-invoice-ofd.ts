import { readAmountCell } from '../../kernel/answer-table/read-cell.ts';
import { formatFen } from '../../kernel/money.ts';
import { openPackage, type Package } from '../../kernel/workbook/open-package.ts';
import { walkXml } from '../../kernel/workbook/walk-xml.ts';
import { WorkbookRefusal } from '../../kernel/workbook/workbook-refusal.ts';
import { noFacts, type ReadFacts, readInvoiceXml, tidy } from './read-invoice-xml.ts';

/** An invoice in OFD has a few dozen parts; what comes out of it is counted, whatever it says of itself. */
const limits = { entries: 500, unpackedBytes: 8 * 1024 * 1024 };

/** Of an OFD file’s own list of facts (`CustomData`), what they are called. */
const customNames: Record<string, keyof ReadFacts | 'net' | 'tax'> = {
  发票代码: 'fapiaoCode',
  发票号码: 'fapiaoNo',
  开票日期: 'issueDate',
  购买方名称: 'buyerName',
  购买方纳税人识别号: 'buyerTaxNo',
  销售方纳税人识别号: 'sellerTaxNo',
  价税合计: 'total',
  合计金额: 'net',
  合计税额: 'tax',
};

/**
 * Reads an invoice in OFD (GB/T 33190): an archive with the invoice’s XML beside its drawing, and a list of facts. What the XML does
 * not say is taken from the list. Throws a `WorkbookRefusal`.
 */
export async function readInvoiceOfd(bytes: Buffer): Promise<ReadFacts> {
  const file = await openPackage(bytes, limits);
  if (!file.has('OFD.xml')) throw new WorkbookRefusal('format');
  const listed = await readList(file);
  const attached = await readAttached(file);
  const merged = Object.entries(attached).map(([name, text]) => [name, text || listed[name as keyof ReadFacts]]);
  return Object.fromEntries(merged) as unknown as ReadFacts;
}

async function readList(file: Package): Promise<ReadFacts> {
  const found: Partial<Record<keyof ReadFacts | 'net' | 'tax', string>> = {};
  let field: keyof typeof found | undefined;
  await walkXml(file.read('OFD.xml'), {
    open: (element, attributes) => {
      field = element === 'CustomData' ? customNames[attributes('Name') ?? ''] : undefined;
    },
    text: (text) => {
      if (field) found[field] = `${found[field] ?? ''}${text}`.trim().slice(0, 200);
    },
    close: () => {
      field = undefined;
    },
  });
  const { net, tax, ...facts } = found;
  return tidy({ ...noFacts, ...facts, total: facts.total ?? sumOf(net, tax) });
}

/** Empty where either of them is none. */
function sumOf(net = '', tax = ''): string {
  const parts = [net, tax].map((part) => readAmountCell(part)).filter((part) => typeof part === 'number');
  return parts.length === 2 ? formatFen(parts.reduce((total, part) => total + part, 0)) : '';
}

/** The attachment that is an invoice: the one that names its number. */
async function readAttached(file: Package): Promise<ReadFacts> {
  for (const name of likelyInvoices(file.names).slice(0, 10)) {
    const facts = await readInvoiceXml(await textOf(file, name));
    if (facts.fapiaoNo) return facts;
  }
  return noFacts;
}

/** Attachments first; some programs put the invoice beside its pages and name it for what it is. */
const likelyInvoices = (names: readonly string[]): string[] => [
  ...names.filter((name) => /(^|\/)attach[^/]*\/[^/]+\.xml$/.test(name)),
  ...names.filter((name) => /(^|\/)[^/]*(invoice|fapiao|发票)[^/]*\.xml$/.test(name) && !/(^|\/)attach/.test(name)),
];

async function textOf(file: Package, part: string): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of file.read(part)) pieces.push(piece);
  return pieces.join('');
}
