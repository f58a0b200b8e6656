import { eq, like, type SQL } from 'drizzle-orm';
import { toSearchPatterns } from '../catalogue/index.ts';
import { orders } from './tables.ts';

const wholeNumber = /^SO\d{14}$/;

/**
 * What orders must fulfil to be found by `q`: a whole number of an order names that one, which its index finds at once;
 * everything else is looked for in numbers, names and options.
 */
export function matchingOrders(q: string | undefined): SQL[] {
  if (!q) return [];
  const no = q.normalize('NFKC').trim().toUpperCase();
  if (wholeNumber.test(no)) return [eq(orders.no, no)];
  return toSearchPatterns(q).map((pattern) => like(orders.searchText, pattern));
}
