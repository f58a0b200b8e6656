import type { CheckoutSource } from '#lib/api/orders/member-orders.ts';
import { decodeBuy } from '#lib/routes/buy-link.ts';
import { orderPaths, readNo } from '#lib/routes/order-paths.ts';
import { paths } from '#lib/routes/paths.ts';
import { readId } from '#lib/utils/page/page-parameters.ts';

/** What is to be ordered, out of the address: one product, an offer, or lines of the basket. Undefined for none. */
export function readSource(parameters: URLSearchParams): CheckoutSource | undefined {
  const bought = decodeBuy(parameters.get('buy'));
  if (bought) return { source: 'buy_now', selection: {}, ...bought };
  const no = readNo(parameters, 'QT');
  if (!no) return undefined;
  const n = readId(parameters, 'n');
  if (n) return { source: 'quote', no, n };
  const items = readItems(parameters.get('items') ?? '');
  return items.length > 0 ? { source: 'cart', no, items } : undefined;
}

function readItems(text: string): number[] {
  const ids = text.split(',').filter((part) => /^[1-9]\d{0,14}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, 200);
}

/** Where the person came from; what is bought at once comes from its product, which the address does not name. */
export function originOf(what: CheckoutSource, slug: string | undefined): string {
  if (what.source !== 'buy_now') return orderPaths.quotation(what.no);
  return slug ? paths.product(slug) : paths.products;
}
