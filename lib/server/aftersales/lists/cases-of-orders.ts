import { desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Order, OrderLine } from '#lib/server/orders/index.ts';
import { type CaseOffer, casesOffered, reopened } from '../policies/case-policy.ts';
import type { Aftersale } from '../repository.ts';
import { policyLine } from '../require-request.ts';
import { turnOf } from '../states.ts';
import { aftersaleLines, aftersales } from '../tables.ts';

/** A case as its order names it. */
export interface CaseOfOrder extends Pick<Aftersale, 'no' | 'type' | 'status' | 'isOpen'> {
  /** An amount has been proposed that the customer has not answered. */
  isProposed: boolean;
  lineIds: number[];
}

interface LinesWithCases {
  lines: OrderLine[];
  cases: readonly Pick<CaseOfOrder, 'isOpen' | 'lineIds'>[];
}

/** The cases of these orders, newest first, by the key of the order. Orders without any are not asked about. */
export async function findCasesOfOrders(db: Executor, orders: Order[]): Promise<ReadonlyMap<number, CaseOfOrder[]>> {
  const ids = orders.filter(({ aftersaleStatus }) => aftersaleStatus !== 'none').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ aftersale: aftersales, lineId: aftersaleLines.orderLineId })
    .from(aftersales)
    .innerJoin(aftersaleLines, eq(aftersaleLines.aftersaleId, aftersales.id))
    .where(inArray(aftersales.orderId, ids))
    .orderBy(desc(aftersales.id), aftersaleLines.id);
  const cases = [...Map.groupBy(rows, ({ aftersale }) => aftersale.id).values()].flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    const { orderId, no, type, status, isOpen, proposedAmount } = first.aftersale;
    const isProposed = proposedAmount !== null && turnOf(status, true) === 'customer';
    return [{ orderId, no, type, status, isOpen, isProposed, lineIds: parts.map(({ lineId }) => lineId) }];
  });
  return Map.groupBy(cases, ({ orderId }) => orderId);
}

/** A line is in one open case at most, also while the money of that is on its way and none of its pieces is held. */
function withoutOpen(lines: OrderLine[], cases: readonly Pick<CaseOfOrder, 'isOpen' | 'lineIds'>[]): OrderLine[] {
  const open = new Set(cases.flatMap(({ isOpen, lineIds }) => (isOpen ? lineIds : [])));
  return lines.filter(({ id, caseQty }) => caseQty === 0 && !open.has(id));
}

/** Of which lines something can be asked for now, and until when; undefined: of none. */
export function offeredOf(order: Order, { lines, cases }: LinesWithCases, now: Date) {
  const offered = withoutOpen(lines, cases).flatMap((line) => {
    const [offer] = casesOffered(order, policyLine(line), { now, noReasonDays: 0 });
    return offer ? [{ lineId: line.id, until: offer.until }] : [];
  });
  const [first] = offered;
  return first && { lineIds: offered.map(({ lineId }) => lineId), until: first.until };
}

/** What an operator may ask for on the customer's behalf (A1o), by line; lines of which nothing can be are left out. */
export function offeredForCustomer(
  order: Order,
  { lines, cases }: LinesWithCases,
  policy: { now: Date; noReasonDays: number },
): { lineId: number; offers: CaseOffer[] }[] {
  return withoutOpen(lines, cases).flatMap((line) => {
    const offers = casesOffered(reopened(order), policyLine(line), policy);
    return offers.length > 0 ? [{ lineId: line.id, offers }] : [];
  });
}
