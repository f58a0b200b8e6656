import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorOrder } from '#lib/contract/orders/desk-orders.ts';
import type { OrderCase, OrderSummary } from '#lib/contract/orders/member-orders.ts';
import {
  type CaseOffer,
  type CaseOfOrder,
  findCasesOfOrders,
  isGrantedAtOnce,
  offeredForCustomer,
  offeredOf,
} from '#lib/server/aftersales/index.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import type { Order, OrderLine, ReadBeside } from '#lib/server/orders/index.ts';
import { getSettings } from '#lib/server/site/index.ts';

interface OrderWithLines {
  order: Order;
  lines: OrderLine[];
}

type Requestable = DataOf<typeof operatorOrder>['aftersale'];
type Cases = Pick<OrderSummary, 'cases' | 'aftersale'>;

export type CasesOf = (shown: OrderWithLines) => Cases;

/** What after-sales say of orders that are shown already. */
export async function readCases(ctx: ServerContext, shown: OrderWithLines[]): Promise<CasesOf> {
  const { beside, casesOf } = casesBeside(ctx);
  await beside(shown.map(({ order }) => order));
  return casesOf;
}

/**
 * The same for the orders of a list, read together with what the list shows of them. `casesOf` says of each what cases it
 * has, and for the customer what can be asked for now.
 */
export function casesBeside({ db, clock }: ServerContext): { beside: ReadBeside; casesOf: CasesOf } {
  let cases: Awaited<ReturnType<typeof findCasesOfOrders>> = new Map();
  return {
    beside: async (orders) => {
      cases = await findCasesOfOrders(db, orders);
    },
    casesOf: (shown) => describe(shown, cases.get(shown.order.id) ?? [], clock.now()),
  };
}

function describe({ order, lines }: OrderWithLines, cases: CaseOfOrder[], now: Date): Cases {
  const offered = offeredOf(order, { lines, cases }, now);
  return {
    cases: cases.map(toOrderCase),
    aftersale: offered ? { line_ids: offered.lineIds, until: toUnixSeconds(offered.until) } : null,
  };
}

const toOrderCase = ({ no, type, status, isOpen, isProposed, lineIds }: CaseOfOrder): OrderCase => ({
  ...{ no, type },
  status: isProposed ? 'proposed' : status,
  is_open: isOpen,
  line_ids: lineIds,
});

/** What after-sales say of an order at the desk, and what the operator may request for its customer now. */
export async function readCasesForDesk(
  server: ServerContext,
  shown: OrderWithLines,
  member: Member,
): Promise<{ casesOf: CasesOf; aftersale: Requestable }> {
  const [found, settings] = await Promise.all([findCasesOfOrders(server.db, [shown.order]), getSettings(server)]);
  const cases = found.get(shown.order.id) ?? [];
  const policy = { now: server.clock.now(), noReasonDays: settings['aftersale.noReasonDays'] };
  return {
    casesOf: () => describe(shown, cases, policy.now),
    aftersale: shown.order.userId === member.userId ? null : requestableOf(shown, cases, policy),
  };
}

function requestableOf(
  { order, lines }: OrderWithLines,
  cases: CaseOfOrder[],
  policy: { now: Date; noReasonDays: number },
): Requestable {
  const offered = offeredForCustomer(order, { lines, cases }, policy);
  if (offered.length === 0) return null;
  return {
    is_at_once: isGrantedAtOnce(order),
    lines: offered.map(({ lineId, offers }) => ({ line_id: lineId, offers: offers.map(toRequestableOffer) })),
  };
}

const toRequestableOffer = ({ type, qty, withoutReasonUntil }: CaseOffer) => ({
  ...{ type, qty },
  is_no_reason: withoutReasonUntil !== undefined,
});
