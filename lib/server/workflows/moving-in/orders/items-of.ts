import { type FieldRow, isNo } from '../products/moved-product.ts';

/** An item as the file writes it, numbers as texts. */
export interface WrittenItem {
  n: number;
  name: string;
  sku: string;
  quantity: string;
  price: string;
  total: string;
}

/** The columns of WooCommerce's "Order Export & Order Import": one an item. */
const lineColumn = /^line_item_\d{1,4}$/i;

export const isItemColumn = (heading: string): boolean => lineColumn.test(heading.trim());

/**
 * The items of an order: one a row (Shopify, "Advanced Order Export"), one a column or several in a cell as `name:…|sku:…|quantity:…`
 * ("Order Export & Order Import", "Customer/Order Export").
 */
export function itemsOf(rows: FieldRow[], headings: readonly string[]): WrittenItem[] {
  return rows.flatMap((row) => {
    const ofRow = readRow(row);
    const packed = row.cells.flatMap((cell, at) => (isItemColumn(headings[at] ?? '') ? [cell] : []));
    const inCells = [...packed, ...splitItems(row.get('items'))].flatMap((text) => readPacked(row.n, text) ?? []);
    return ofRow ? [ofRow, ...inCells] : inCells;
  });
}

function readRow(row: FieldRow): WrittenItem | undefined {
  const [name, sku, quantity] = [row.get('item_name'), row.get('item_sku'), row.get('item_quantity')];
  if (name === '' && sku === '') return undefined;
  return {
    n: row.n,
    name,
    sku: withoutMark(sku),
    quantity,
    price: row.get('item_price'),
    total: row.get('item_total'),
  };
}

const withoutMark = (text: string) => text.replace(/^'/, '');

/** A semicolon ends an item only where another one begins. */
const splitItems = (text: string): string[] => text.split(/;\s*(?=(?:id|name|product_id|sku):)/i).filter(Boolean);

/** A name may hold the signs between parts; a part begins with a word of the format. */
function readPacked(n: number, text: string): WrittenItem | undefined {
  const parts = new Map<string, string>();
  for (const part of text.split(/\|(?=[a-z_]{2,30}:)/i)) {
    const at = part.indexOf(':');
    if (at > 0) parts.set(part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim());
  }
  const of = (...names: string[]) => names.map((name) => parts.get(name)).find((value) => value) ?? '';
  const [name, sku] = [of('name', 'product', 'title'), of('sku')];
  if (name === '' && sku === '') return undefined;
  const quantity = of('quantity', 'qty');
  return { n, name, sku, quantity, price: of('price'), total: of('sub_total', 'subtotal', 'total') };
}

/** An item that was taken out of the order again stands in the file with nothing of it. */
export const isNothing = ({ quantity }: WrittenItem): boolean => quantity !== '' && isNo(quantity);
