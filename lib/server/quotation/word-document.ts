import { formatTime } from '#lib/i18n/date.ts';
import { bcp47, type Locale } from '#lib/i18n/locales.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { unitSentence } from '#lib/i18n/unit-sentences.ts';
import { writeUnitPrice } from '#lib/specification/unit-price.ts';
import type { DocumentContent, DocumentRow, PaperMark } from '../kernel/drawing/document/content.ts';
import { formatFen } from '../kernel/money.ts';
import { lineOfPlace } from '../site/index.ts';
import type { ShownVersion } from './describe-quotation.ts';
import { describeSpec } from './describe-spec.ts';
import type { ShownItem } from './items/freshen-items.ts';
import { shownPrices } from './items/shown-prices.ts';
import type { Quotation } from './repository.ts';
import { depositOf, knownTotal } from './rules.ts';

interface DocumentFacts extends Pick<ShownVersion, 'version' | 'items'> {
  quotation: Quotation;
  customer: string;
  /** The store, or the shop itself. */
  seller: string;
  shop: { name: string; tel: string; address: string; mark?: PaperMark | undefined };
}

type Say = (key: string, values?: Record<string, string | number>) => string;

/** A version in the words of one language. */
export function wordDocument(facts: DocumentFacts, locale: Locale): DocumentContent {
  const { quotation, version, items, shop } = facts;
  const say: Say = (key, values) => sentence(locale, `quotationDocument.${key}`, values);
  return {
    shop: {
      name: shop.name,
      lines: [...(shop.tel === '' ? [] : [say('tel', { tel: shop.tel })]), shop.address],
      mark: shop.mark,
    },
    title: say(version.author === 'seller' ? 'titleOffer' : 'titleRequest'),
    number: `${quotation.no}-V${version.n}`,
    parties: partiesOf(facts, { locale, say }),
    facts: factsOf(facts, say),
    columns: {
      line: say('columnLine'),
      name: say('columnName'),
      first: say('columnQty'),
      second: say('columnPrice'),
      amount: say('columnAmount'),
    },
    rows: items.map((item, index) => toRow(item, { line: index + 1, locale, say })),
    currency: say('currency'),
    sums: sumsOf(facts, { locale, say }),
    sections: sectionsOf(facts, say),
    pageOf: { page: '{page}', pages: '{pages}', pattern: say('page', { page: '{page}', pages: '{pages}' }) },
    lacking: { characters: '{characters}', pattern: say('lacking', { characters: '{characters}' }) },
  };
}

function partiesOf(
  { quotation, customer, seller }: DocumentFacts,
  { locale, say }: Wording,
): DocumentContent['parties'] {
  const { address } = quotation;
  const place = address ? lineOfPlace(address, locale) : '';
  return [
    { heading: say('customer'), lines: [customer] },
    { heading: say('seller'), lines: [seller] },
    ...(place === '' ? [] : [{ heading: say('deliverTo'), lines: [place] }]),
  ];
}

function factsOf({ quotation, version }: DocumentFacts, say: Say): DocumentContent['facts'] {
  const day = (at: Date | null) => formatTime(at?.toISOString(), '', 'yyyy-mm-dd');
  const { leadDays, validUntil, sentAt, taxMode } = version;
  const isOffer = version.author === 'seller';
  const all = [
    { label: say('date'), value: day(sentAt) },
    { label: say('validUntil'), value: formatTime(validUntil?.toISOString(), '', 'yyyy-mm-dd hh:MM') },
    { label: say('leadTime'), value: leadDays === null ? '' : say('leadDays', { days: leadDays }) },
    { label: say('needBy'), value: quotation.needBy ?? '' },
    { label: say('tax'), value: isOffer ? say(`tax_${taxMode}`) : '' },
  ];
  return all.filter(({ value }) => value !== '');
}

interface Wording {
  locale: Locale;
  say: Say;
}

function toRow(item: ShownItem, { line, locale, say }: Wording & { line: number }): DocumentRow {
  const spec = describeSpec(item.specEntries, { locale, files: item.specFiles })
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => `${label}: ${value}`);
  const { unit, former } = shownPrices(item);
  const isOpen = item.result === 'needs_quote';
  return {
    line: String(line),
    name: item.name[locale],
    details: [
      ...(item.variantText[locale] === '' ? [] : [item.variantText[locale]]),
      ...spec,
      ...requestOf({ item, former }, { locale, say }),
      ...(item.note === '' ? [] : [say('lineNote', { note: item.note })]),
    ],
    first: `${item.qty.toLocaleString(bcp47[locale])} ${unitSentence(locale, item.unit)}`,
    second: isOpen ? say('toBeNamed') : unit === null ? say('lot') : formatMoney(locale, unit),
    amount: isOpen ? '' : money(item.amount, locale),
  };
}

/** What the customer would pay for one, and what the offer asks where the line is not at that price. */
function requestOf({ item, former }: { item: ShownItem; former: string | null }, { locale, say }: Wording): string[] {
  const { targetPrice } = item;
  const target =
    targetPrice === null ? [] : [say('target', { price: formatMoney(locale, writeUnitPrice(targetPrice)) })];
  return [...target, ...(former === null ? [] : [say('former', { price: formatMoney(locale, former) })])];
}

const money = (fen: number, locale: Locale) => formatMoney(locale, formatFen(fen));

function sumsOf({ version, items }: DocumentFacts, { locale, say }: Wording): DocumentContent['sums'] {
  const { goodsAmount, freightAmount, discountAmount, totalAmount, depositBp, depositForfeitBp } = version;
  if (knownTotal(items, totalAmount) === undefined) {
    return [{ label: say('total'), value: say('toBeNamed'), isStrong: true }];
  }
  const row = (key: string, amount: number) => ({ label: say(key), value: money(amount, locale), isStrong: false });
  const deposit = depositOf(totalAmount, depositBp);
  const percent = `${depositBp / 100}%`;
  return [
    row('goods', goodsAmount),
    ...(version.author === 'seller' ? [row('freight', freightAmount)] : []),
    ...(discountAmount === 0 ? [] : [row('discount', -discountAmount)]),
    { label: say('total'), value: money(totalAmount, locale), isStrong: true },
    ...(deposit === 0
      ? []
      : [
          { label: say('deposit', { percent }), value: money(deposit, locale), isStrong: false },
          row('rest', totalAmount - deposit),
          ...(depositForfeitBp === 0 ? [] : [row('forfeit', depositOf(deposit, depositForfeitBp))]),
        ]),
  ];
}

function sectionsOf({ quotation, version }: DocumentFacts, say: Say): DocumentContent['sections'] {
  const all = [
    { heading: say('requirements'), text: quotation.requirements },
    { heading: say('paymentTerms'), text: version.paymentTerms },
    { heading: say('terms'), text: version.terms },
    { heading: say('note'), text: version.note },
  ];
  return all.filter(({ text }) => text !== '');
}
