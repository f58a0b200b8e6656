import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { mayBeTrackingNo, toTrackingNo } from '#lib/contract/orders/tracking-no.ts';
import { textMatches } from '#lib/server/catalogue/index.ts';
import { shipments } from '../shipment-tables.ts';
import { orders } from '../tables.ts';

const wholeNumber = /^SO\d{14}$/;
/** A word that a carrier may have given a parcel; half a number of an order may look the same. */
const trackingNumber = /^(?=.*\d{4})[A-Z0-9]{6,40}$/;

/**
 * What orders must fulfil to be found by `q`: a whole number of an order names that one, which its index finds at once;
 * everything else is looked for in numbers, names and options, and where it may be one as the number of a parcel.
 */
export function matchingOrders(q: string | undefined): SQL[] {
  if (!q) return [];
  const no = q.normalize('NFKC').trim().toUpperCase();
  if (wholeNumber.test(no)) return [eq(orders.no, no)];
  const texts = textMatches(orders.searchText, q);
  const parcel = toTrackingNo(q);
  if (!mayBeTrackingNo(q) || !trackingNumber.test(parcel)) return texts;
  // As an array its orders are found by their key beside those of the texts; a mere "in" would read all orders for both.
  const sent = sql`${orders.id} = any(array(select ${shipments.orderId} from ${shipments} where upper(${shipments.trackingNo}) in (${parcel}, ${no})))`;
  return [or(and(...texts), sent) ?? sent];
}
