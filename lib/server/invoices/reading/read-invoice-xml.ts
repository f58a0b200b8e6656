import { readAmountCell, readDayCell } from '../../kernel/answer-table/read-cell.ts';
import { formatFen } from '../../kernel/money.ts';
import { walkXml } from '../../kernel/workbook/walk-xml.ts';
import { WorkbookRefusal } from '../../kernel/workbook/workbook-refusal.ts';

/** What an invoice’s own file says of itself; empty where it says nothing. Amounts are texts, as they stand there. */
export interface ReadFacts {
  fapiaoCode: string;
  fapiaoNo: string;
  /** `yyyy-mm-dd`. */
  issueDate: string;
  buyerName: string;
  buyerTaxNo: string;
  sellerTaxNo: string;
  total: string;
}

export const noFacts: ReadFacts = {
  fapiaoCode: '',
  fapiaoNo: '',
  issueDate: '',
  buyerName: '',
  buyerTaxNo: '',
  sellerTaxNo: '',
  total: '',
};

/**
 * Elements by name, in the order in which they are believed: those of fully digital invoices (EInvoice), and those inside of OFD
 * files of the electronic invoices of before.
 */
const elements: Record<keyof ReadFacts, readonly string[]> = {
  fapiaoCode: ['InvoiceCode'],
  fapiaoNo: ['InvoiceNumber', 'EIid', 'InvoiceNo'],
  issueDate: ['IssueTime', 'IssueDate', 'RequestTime'],
  buyerName: ['BuyerName'],
  buyerTaxNo: ['BuyerIdNum', 'BuyerTaxID'],
  sellerTaxNo: ['SellerIdNum', 'SellerTaxID'],
  total: ['TotalTax-includedAmount', 'TaxInclusiveTotalAmount'],
};

const wanted = new Set(Object.values(elements).flat());

/** An invoice has a few dozen elements; a name or a sum no more than a line. */
const mostText = 200;

/** Reads the XML of an invoice. Nothing in it is ever followed or filled in. Throws a `WorkbookRefusal` for what is no XML. */
export async function readInvoiceXml(xml: string): Promise<ReadFacts> {
  // No invoice declares anything: whoever does wants it to be filled in.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new WorkbookRefusal('damaged');
  const found = new Map<string, string>();
  let inside = '';
  async function* whole() {
    yield xml;
  }
  await walkXml(whole(), {
    open: (element) => {
      inside = wanted.has(element) && !found.has(element) ? element : '';
    },
    text: (text) => {
      if (inside) found.set(inside, `${found.get(inside) ?? ''}${text}`.slice(0, mostText));
    },
    close: () => {
      inside = '';
    },
  });
  const read = (field: keyof ReadFacts) =>
    elements[field].map((name) => found.get(name)?.trim() ?? '').find((text) => text !== '') ?? '';
  return tidy({
    fapiaoCode: read('fapiaoCode'),
    fapiaoNo: read('fapiaoNo'),
    issueDate: read('issueDate'),
    buyerName: read('buyerName'),
    buyerTaxNo: read('buyerTaxNo'),
    sellerTaxNo: read('sellerTaxNo'),
    total: read('total'),
  });
}

/**
 * Days and sums as they are kept: `2026年03月01日` and `2026-03-01 10:00:00` are a day, `1,130.0` is 1130.00. What cannot be read for
 * sure is none.
 */
export function tidy(facts: ReadFacts): ReadFacts {
  const total = readAmountCell(facts.total);
  return {
    ...facts,
    issueDate: readDayCell(facts.issueDate),
    total: typeof total === 'number' ? formatFen(total) : '',
  };
}
