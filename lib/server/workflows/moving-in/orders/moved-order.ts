import { emailField, patterns } from '#lib/contract/fields.ts';
import type { MovingOptions } from '#lib/contract/integrations/desk-moving.ts';
import type { MovingField, MovingMapping, MovingSource } from '#lib/contract/integrations/moving-fields.ts';
import { cleanTyped, toMobile } from '#lib/contract/typed-text.ts';
import { toSearchText } from '#lib/server/catalogue/index.ts';
import type { MovingNote } from '#lib/server/integrations/index.ts';
import type { PastOrderFacts } from '#lib/server/orders/index.ts';
import { textOfHtml } from '#lib/server/site/index.ts';
import { type FieldRow, type Notes, newNotes, toFieldRow } from '../products/moved-product.ts';
import { isShortened } from '../sources/plain-amount.ts';
import { readMoment } from '../sources/read-moment.ts';
import { isNothing, itemsOf, type WrittenItem } from './items-of.ts';
import { type MoneyOf, moneyIn, noteSums } from './money-of.ts';
import { stateOf } from './state-of.ts';

export interface MovedOrder {
  n: number;
  facts: PastOrderFacts;
  notes: MovingNote[];
}

interface Reading {
  source: MovingSource;
  mapping: MovingMapping;
  headings: readonly string[];
  options: MovingOptions;
}

/** More of an order nobody reads. */
const mostLines = 500;

/**
 * An order of another system as it is kept here: all rows of one number. What cannot be read of it is left out and said; only an order
 * without a number, or of nothing at all, is an error.
 */
export function readOrder(rows: { n: number; cells: readonly string[] }[], reading: Reading): MovedOrder {
  const fieldRows = rows.map((row) => toFieldRow(row, reading.mapping));
  const notes = newNotes();
  const first = firstOf(fieldRows);
  const no = line(first.get('order_no') || first.get('order_id'), 60).replace(/^'/, '');
  if (first.cells.length === 1) notes.fail(first.n, null, { key: 'unreadable' });
  else if (no === '') notes.fail(first.n, 'order_no', { key: 'required' });
  if (isShortened(no)) notes.warn(first.n, 'order_no', { key: 'shortened', values: { text: no } });
  const money = moneyIn(first, { options: reading.options, notes });
  const written = itemsOf(fieldRows, reading.headings).filter((item) => !isNothing(item));
  const lines = written.slice(0, mostLines).map((item) => toLine(item, money, notes));
  if (written.length > mostLines) notes.warn(first.n, 'item_name', { key: 'manyItems', values: { max: mostLines } });
  if (lines.length === 0 && first.get('total') === '') notes.fail(first.n, 'item_name', { key: 'emptyOrder' });
  const amounts = money.amountsOf(lines);
  noteSums(first, { lines, amounts, money, notes });
  const contact = contactOf(first, notes);
  const { state, text } = stateOf(first, reading.source);
  const key = orderKey(first);
  const facts: PastOrderFacts = {
    source: reading.source,
    key,
    no,
    customerKey: customerKeyOf(first),
    ...contact,
    state,
    stateText: text,
    orderedAt: timeOf(first, 'ordered', notes),
    cancelledAt: timeOf(first, 'cancelled', notes),
    currency: money.currency,
    ...amounts,
    lines,
    texts: textsOf(first),
    searchText: toSearchText([no, key, contact.email, ...lines.flatMap(({ name, sku }) => [name, sku])]).slice(
      0,
      20_000,
    ),
  };
  return { n: first.n, facts, notes: notes.notes };
}

/** The row with what is said once of an order; the others have an item alone. */
function firstOf(rows: FieldRow[]): FieldRow {
  const told = (row: FieldRow) =>
    (['total', 'status', 'payment_state', 'ordered', 'email'] as const).filter((field) => row.get(field) !== '').length;
  const first = rows.reduce<FieldRow | undefined>(
    (best, row) => (!best || told(row) > told(best) ? row : best),
    undefined,
  );
  if (!first) throw new RangeError('an order without rows');
  return first;
}

/** Its id, which a spreadsheet may have shortened to what many orders share; then its number. */
export function orderKey(row: FieldRow): string {
  const id = row.get('order_id').replace(/^'/, '');
  return (id === '' || isShortened(id) ? row.get('order_no') : id).trim().toLowerCase().slice(0, 160);
}

function customerKeyOf(row: FieldRow): string {
  const id = row.get('customer_id').replace(/^'/, '').trim().toLowerCase();
  return id === '0' || isShortened(id) ? '' : id.slice(0, 160);
}

const line = (text: string, max: number): string =>
  cleanTyped(text.replace(/[\p{Cc}\s]+/gu, ' '))
    .slice(0, max)
    .trim()
    .toWellFormed();

/** Names of products may have been written with markup. */
const itemText = (text: string, max: number): string => line(textOfHtml(text), max);

function toLine(item: WrittenItem, { read }: MoneyOf, notes: Notes): PastOrderFacts['lines'][number] {
  const [price, total] = [read(item.n, 'item_price', item.price), read(item.n, 'item_total', item.total)];
  const plain = item.quantity.trim().replace(/^'/, '').replace(',', '.');
  const isNumber = /^-?\d{1,9}(?:\.\d{1,6})?$/.test(plain);
  if (!isNumber && item.quantity !== '') notes.warn(item.n, 'item_quantity', { key: 'invalid' });
  const qty = isNumber ? String(Number(plain)) : '1';
  const each = price ?? (total !== null && Number(qty) > 0 ? Math.round(total / Number(qty)) : null);
  const amount = total ?? (price === null ? null : Math.round(price * Number(qty)));
  return { name: itemText(item.name || item.sku, 300), sku: line(item.sku, 80), qty, price: each, amount };
}

function timeOf(row: FieldRow, field: MovingField & ('ordered' | 'cancelled'), { warn }: Notes): Date | null {
  const text = row.get(field);
  if (text === '') return null;
  const read = readMoment(text);
  if (!read) warn(row.n, field, { key: 'timeUnread', values: { text: text.slice(0, 40) } });
  else if (read.isGuess) warn(row.n, field, { key: 'timeGuessed', values: { text: text.slice(0, 40) } });
  return read?.time ?? null;
}

const buyerOf = (row: FieldRow) => `${row.get('first_name')} ${row.get('last_name')}`.trim();

function contactOf(row: FieldRow, { warn }: Notes): Required<Pick<PastOrderFacts, 'buyer' | 'email' | 'mobile'>> {
  const buyer = line(buyerOf(row) || row.get('receiver'), 100);
  const parsed = emailField.safeParse(row.get('email').replace(/^'/, ''));
  if (!parsed.success && row.get('email') !== '') {
    warn(row.n, 'email', { key: 'emailLeftOut', values: { text: row.get('email').slice(0, 60) } });
  }
  const numbers = [row.get('phone'), row.get('address_phone')].map((text) => toMobile(text.replace(/^'/, '')));
  const mobile = numbers.find((text) => patterns.mobile.test(text)) ?? '';
  return { buyer, email: parsed.success ? parsed.data.toLowerCase().slice(0, 120) : '', mobile };
}

function textsOf(row: FieldRow): PastOrderFacts['texts'] {
  const place = [row.get('zip').replace(/^'/, ''), row.get('province'), row.get('city'), row.get('country')];
  const number = (row.get('address_phone') || row.get('phone')).replace(/^'/, '');
  const lines = [
    row.get('receiver') || buyerOf(row),
    row.get('company'),
    row.get('address1'),
    row.get('address2'),
    place.join(' '),
    number,
  ];
  return {
    address: lines
      .map((text) => line(text, 200))
      .filter(Boolean)
      .join('\n'),
    discountCode: line(row.get('discount_code'), 100),
    shippingMethod: line(row.get('shipping_method'), 200),
    paymentMethod: line(row.get('payment_method'), 200),
    note: cleanTyped(row.get('note').replace(/\r\n?/g, '\n')).slice(0, 2000).toWellFormed(),
    tags: line(row.get('tags'), 500),
  };
}
