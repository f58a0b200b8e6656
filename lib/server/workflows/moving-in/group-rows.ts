import { movingKindOf } from '#lib/contract/integrations/moving-fields.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { type MovingImport, readMovingRows } from '#lib/server/integrations/index.ts';
import { orderKey } from './orders/moved-order.ts';
import { type FieldRow, toFieldRow } from './products/moved-product.ts';
import { isVariation, keyOf } from './products/woo-products.ts';
import { isShortened } from './sources/plain-amount.ts';

interface GroupedItem {
  key: string;
  rows: number[];
}

/**
 * The records of a file: which rows are about each, and by what it is known in the old system. No more is held than what tells that. Rows of
 * one handle are one product (Shopify), variations belong to their parent (WooCommerce), rows of one number are one order, everything else is a
 * record of its own.
 */
export async function groupRows(db: Executor, record: MovingImport): Promise<GroupedItem[]> {
  if (record.source === 'shopify_products') return groupByHandle(db, record);
  if (record.source === 'woocommerce_products') return groupByParent(db, record);
  if (movingKindOf(record.source) === 'orders') return groupByNumber(db, record);
  const items: GroupedItem[] = [];
  for await (const row of eachRow(db, record)) items.push({ key: personKey(row), rows: [row.n] });
  return items;
}

const pageRows = 1000;

async function* eachRow(db: Executor, { id, mapping }: MovingImport): AsyncGenerator<FieldRow> {
  let after = 0;
  for (;;) {
    const rows = await readMovingRows(db, id, { after, most: pageRows });
    for (const row of rows) yield toFieldRow(row, mapping);
    if (rows.length < pageRows) return;
    after = rows.at(-1)?.n ?? after;
  }
}

const longestKey = 160;

/** An id that a spreadsheet has shortened is that of many. */
function personKey(row: FieldRow): string {
  const id = row.get('id');
  const own = isShortened(id) ? '' : id;
  return (own || row.get('email') || row.get('username')).toLowerCase().slice(0, longestKey);
}

async function groupByHandle(db: Executor, record: MovingImport): Promise<GroupedItem[]> {
  const items = new Map<string, GroupedItem>();
  for await (const row of eachRow(db, record)) {
    const key = row.get('handle').trim().toLowerCase().slice(0, longestKey);
    const known = items.get(key || `row ${row.n}`);
    if (known) known.rows.push(row.n);
    else items.set(key || `row ${row.n}`, { key, rows: [row.n] });
  }
  return [...items.values()];
}

/**
 * Rows of one number are one order, wherever they stand. A row without a number belongs to the order above it, as exports write that name
 * an order once; two orders of one number, which two shops together may have, are told apart by their ids.
 */
async function groupByNumber(db: Executor, record: MovingImport): Promise<GroupedItem[]> {
  const items = new Map<string, GroupedItem>();
  const lastOf = new Map<string, GroupedItem>();
  let above: GroupedItem | undefined;
  for await (const row of eachRow(db, record)) {
    const [no, key] = [row.get('order_no').trim().toLowerCase(), orderKey(row)];
    const isWhole = row.cells.length > 1;
    const hasId = key !== '' && key !== no;
    const known = hasId ? items.get(key) : no === '' ? above : (lastOf.get(no) ?? items.get(key));
    if (isWhole && known) known.rows.push(row.n);
    const item = isWhole && known ? known : { key, rows: [row.n] };
    if (item !== known) items.set(key || `row ${row.n}`, item);
    if (no !== '') lastOf.set(no, item);
    if (isWhole) above = item;
  }
  return [...items.values()];
}

/** A parent is named by `id:12`, by its SKU, or by its id alone; it may stand behind its variations. */
async function groupByParent(db: Executor, record: MovingImport): Promise<GroupedItem[]> {
  const items: GroupedItem[] = [];
  const byName = new Map<string, GroupedItem>();
  const variations: { n: number; parent: string; key: string }[] = [];
  for await (const row of eachRow(db, record)) {
    if (isVariation(row)) {
      variations.push({ n: row.n, parent: row.get('parent'), key: keyOf(row) });
      continue;
    }
    const item = { key: keyOf(row), rows: [row.n] };
    items.push(item);
    const [id, sku] = [row.get('id'), row.get('sku')];
    if (id !== '') byName.set(`id:${id}`, item);
    if (sku !== '') byName.set(`sku:${sku.toLowerCase()}`, item);
  }
  for (const { n, parent, key } of variations) {
    const name = parent.trim().toLowerCase();
    const item = byName.get(name.startsWith('id:') ? name : `sku:${name}`) ?? byName.get(`id:${name}`);
    if (item) item.rows.push(n);
    else items.push({ key, rows: [n] });
  }
  return items.sort((left, right) => (left.rows[0] ?? 0) - (right.rows[0] ?? 0));
}
