import type { Executor } from '#lib/server/db/connection.ts';
import { type MovingImport, readMovingRows } from '#lib/server/integrations/index.ts';
import { type FieldRow, toFieldRow } from './products/moved-product.ts';
import { isVariation, keyOf } from './products/woo-products.ts';

interface GroupedItem {
  key: string;
  rows: number[];
}

/**
 * The records of a file: which rows are about each, and by what it is known in the old system. No more is held than what tells that. Rows of
 * one handle are one product (Shopify), variations belong to their parent (WooCommerce), everything else is a record of its own.
 */
export async function groupRows(db: Executor, record: MovingImport): Promise<GroupedItem[]> {
  if (record.source === 'shopify_products') return groupByHandle(db, record);
  if (record.source === 'woocommerce_products') return groupByParent(db, record);
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

const personKey = (row: FieldRow): string =>
  (row.get('id') || row.get('email') || row.get('username')).toLowerCase().slice(0, longestKey);

async function groupByHandle(db: Executor, record: MovingImport): Promise<GroupedItem[]> {
  const items = new Map<string, GroupedItem>();
  for await (const row of eachRow(db, record)) {
    const key = row.get('handle').toLowerCase().slice(0, longestKey);
    const known = items.get(key || `row ${row.n}`);
    if (known) known.rows.push(row.n);
    else items.set(key || `row ${row.n}`, { key, rows: [row.n] });
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
