import { itemName } from '#lib/contract/invoices/item-name.ts';
import { officialLocale } from '#lib/i18n/languages.ts';
import { locales } from '#lib/i18n/locales.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import type { DocumentContent } from '../../kernel/drawing/document/content.ts';
import { formatFen } from '../../kernel/money.ts';
import type { DocumentItem, PartySnapshot } from '../applying/snapshots.ts';
import { toCapitalAmount } from '../issuing/capital-amount.ts';
import type { InvoiceDocument } from '../issuing/invoice-document.ts';

/** In Chinese, as documents are; that it is a sample stands there in every language. */
const otherLocales = locales.filter((locale) => locale !== officialLocale);

const say = (key: string, values?: Record<string, string | number>) =>
  sentence(officialLocale, `invoicesSample.${key}`, values);
const write = (fen: number) => formatMoney(officialLocale, formatFen(fen));

/** What the double has issued, as a document that nobody takes for an invoice. */
export function wordSample(document: InvoiceDocument): DocumentContent {
  const { color, fapiaoNo, issueDate, seller, buyer, items, netAmount, taxAmount, totalAmount } = document;
  return {
    shop: { name: say('sample'), lines: otherLocales.map((locale) => sentence(locale, 'invoicesSample.sample')) },
    title: say(color === 'red' ? 'titleRed' : 'title'),
    number: fapiaoNo,
    parties: [
      { heading: say('buyer'), lines: linesOf(buyer) },
      { heading: say('seller'), lines: linesOf(seller) },
    ],
    facts: [
      { label: say('day'), value: issueDate },
      { label: say('drawer'), value: document.drawer || '—' },
    ],
    columns: { line: '#', name: say('item'), first: say('net'), second: say('tax'), amount: say('gross') },
    rows: items.map(toRow),
    currency: say('currency'),
    sums: [
      { label: say('net'), value: write(netAmount), isStrong: false },
      { label: say('tax'), value: write(taxAmount), isStrong: false },
      { label: say('total'), value: write(totalAmount), isStrong: true },
      { label: say('capitals'), value: toCapitalAmount(totalAmount), isStrong: false },
    ],
    sections: [
      { heading: say('sample'), text: say('worthless') },
      ...otherLocales.map((locale) => ({
        heading: sentence(locale, 'invoicesSample.sample'),
        text: sentence(locale, 'invoicesSample.worthless'),
      })),
      ...(document.remark === '' ? [] : [{ heading: say('remark'), text: document.remark }]),
    ],
    pageOf: { page: '{page}', pages: '{pages}', pattern: say('page', { page: '{page}', pages: '{pages}' }) },
    lacking: { characters: '{characters}', pattern: say('lacking', { characters: '{characters}' }) },
  };
}

const linesOf = ({ name, taxNo }: PartySnapshot) => [name, taxNo].filter((line) => line !== '');

function toRow({ taxLabel, name, model, unit, qty, taxBp, netAmount, taxAmount }: DocumentItem, index: number) {
  const pieces = qty === null ? [] : [say('pieces', { qty, unit })];
  return {
    line: String(index + 1),
    name: itemName(taxLabel, name),
    details: [...(model === '' ? [] : [model]), ...pieces, say('rate', { rate: taxBp / 100 })],
    first: write(netAmount),
    second: write(taxAmount),
    amount: write(netAmount + taxAmount),
  };
}
