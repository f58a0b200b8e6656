import { formatTime } from '#lib/i18n/date.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { addSeconds, shopDay } from '#lib/server/kernel/clock.ts';
import type { DocumentContent, DocumentRow, PaperMark } from '#lib/server/kernel/drawing/document/content.ts';
import { type Fen, formatFen } from '#lib/server/kernel/money.ts';
import type { SettlementLine } from './list-lines.ts';
import type { Statement } from './statement-repository.ts';

/** A day of a statement that has too many lines to list each. */
export interface StatementDay {
  day: string;
  count: number;
  gross: Fen;
  net: Fen;
}

/** One side of a statement, as it stands before the law. */
interface Party {
  /** What it calls itself; empty: as before the law. */
  brand: string;
  legalName: string;
  /** Of eighteen characters; empty where nobody has said it. */
  taxNo: string;
}

interface StatementFacts {
  statement: Statement;
  /** What the statement before it left; null: it is the first. */
  lastClosing: Fen | null;
  store: Party;
  /** Who runs the shop; without a name the shop's own stands for it. */
  platform: Party;
  /** Each line, or the sums of each day. */
  entries: { lines: SettlementLine[] } | { days: StatementDay[] };
  shop: { name: string; tel: string; address: string; mark?: PaperMark | undefined };
}

type Say = (key: string, values?: Record<string, string | number>) => string;
type Write = (fen: Fen) => string;

/** A statement in the words of one language. */
export function wordStatement(
  { statement, lastClosing, store, platform, entries, shop }: StatementFacts,
  locale: Locale,
): DocumentContent {
  const say: Say = (key, values) => sentence(locale, `settlementDocument.${key}`, values);
  const write: Write = (fen) => formatMoney(locale, formatFen(fen));
  return {
    shop: {
      name: shop.name,
      lines: [...(shop.tel === '' ? [] : [say('tel', { tel: shop.tel })]), shop.address],
      mark: shop.mark,
    },
    title: say('title'),
    number: statement.no,
    parties: [
      { heading: say('store'), lines: partyLines(store, say) },
      { heading: say('platform'), lines: partyLines(platform, say) },
    ],
    facts: factsOf(statement, say),
    columns: {
      line: say('columnLine'),
      name: say('columnName'),
      first: say('columnGross'),
      second: say('columnTaken'),
      amount: say('columnNet'),
    },
    rows:
      'lines' in entries
        ? entries.lines.map((line, index) => toRow(line, { position: index + 1, locale, say, write }))
        : entries.days.map((day, index) => toDayRow(day, { position: index + 1, say, write })),
    currency: say('currency'),
    sums: sumsOf({ statement, lastClosing }, say, write),
    sections: sectionsOf(statement, say),
    pageOf: { page: '{page}', pages: '{pages}', pattern: say('page', { page: '{page}', pages: '{pages}' }) },
    lacking: { characters: '{characters}', pattern: say('lacking', { characters: '{characters}' }) },
  };
}

const partyLines = ({ brand, legalName, taxNo }: Party, say: Say): string[] => [
  legalName || brand,
  ...(taxNo ? [say('taxNo', { no: taxNo })] : []),
  ...(brand && legalName && brand !== legalName ? [brand] : []),
];

/** Three may be made on one day. */
const momentOf = (instant: Date): string => formatTime(instant.toISOString(), '');

function factsOf({ periodStart, periodEnd, createdAt, confirmedAt, confirmedBy }: Statement, say: Say) {
  const confirmed = confirmedAt && shopDay(confirmedAt);
  return [
    { label: say('from'), value: shopDay(periodStart) },
    { label: say('to'), value: shopDay(addSeconds(periodEnd, -1)) },
    { label: say('made'), value: momentOf(createdAt) },
    {
      label: say('status'),
      value: confirmed ? say(confirmedBy === null ? 'lapsed' : 'confirmed', { day: confirmed }) : say('notFinal'),
    },
  ];
}

interface Wording {
  position: number;
  say: Say;
  write: Write;
}

function toRow(line: SettlementLine, { position, locale, say, write }: Wording & { locale: Locale }): DocumentRow {
  return {
    line: String(position),
    name: nameOf(line, { locale, say }),
    details: [shopDay(line.createdAt), ...(line.reason ? [line.reason] : [])],
    first: write(line.grossAmount),
    second: write(line.netAmount - line.grossAmount),
    amount: write(line.netAmount),
  };
}

/** What it was, and the number under which more is found of it. */
function nameOf(
  { kind, orderNo, documentNo }: SettlementLine,
  { locale, say }: Pick<Wording, 'say'> & { locale: Locale },
): string {
  const word = sentence(locale, `settlementExport.kind_${kind}`);
  if (documentNo.startsWith('SS')) return say('objected', { kind: word });
  const named = documentNo ? say('paper', { kind: word, no: documentNo }) : word;
  return orderNo ? say('order', { kind: named, no: orderNo }) : named;
}

const toDayRow = ({ day, count, gross, net }: StatementDay, { position, say, write }: Wording): DocumentRow => ({
  line: String(position),
  name: day,
  details: [say('entries', { count })],
  first: write(gross),
  second: write(net - gross),
  amount: write(net),
});

function sumsOf(
  { statement, lastClosing }: Pick<StatementFacts, 'statement' | 'lastClosing'>,
  say: Say,
  write: Write,
): DocumentContent['sums'] {
  const { openingAmount, earningsAmount, reversalsAmount, feesAmount, adjustmentsAmount, netAmount, closingAmount } =
    statement;
  const row = (key: string, amount: Fen, isStrong = false) => ({ label: say(key), value: write(amount), isStrong });
  return [
    row('earnings', earningsAmount),
    row('reversals', reversalsAmount),
    row('fees', feesAmount),
    row('adjustments', adjustmentsAmount),
    row('net', netAmount, true),
    ...(lastClosing === null || lastClosing === openingAmount
      ? []
      : [row('lastClosing', lastClosing), row('since', openingAmount - lastClosing)]),
    row('opening', openingAmount),
    row('closing', closingAmount),
  ];
}

function sectionsOf({ disputeNote, answer }: Statement, say: Say): DocumentContent['sections'] {
  const all = [
    { heading: say('objection'), text: disputeNote },
    { heading: say('answer'), text: answer },
  ];
  return all.filter(({ text }) => text !== '');
}
