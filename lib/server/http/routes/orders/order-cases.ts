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
    casesOf: ({ order, lines }) => {
      const offered = offeredOf(order, lines, clock.now());
      return {
        cases: (cases.get(order.id) ?? []).map(toOrderCase),
        aftersale: offered ? { line_ids: offered.lineIds, until: offered.until && toUnixSeconds(offered.until) } : null,
      };
    },
  };
}

const toOrderCase = ({ no, type, status, isOpen, isProposed, lineIds }: CaseOfOrder): OrderCase => ({
  ...{ no, type },
  status: isProposed ? 'proposed' : status,
  is_open: isOpen,
  line_ids: lineIds,
});

/** What the operator may request for the customer now; null: nothing, or the order is the operator's own. */
export async function readRequestable(
  server: ServerContext,
  { order, lines }: OrderWithLines,
  { userId }: Member,
): Promise<Requestable> {
  const settings = await getSettings(server);
  const policy = { now: server.clock.now(), noReasonDays: settings['aftersale.noReasonDays'] };
  const offered = order.userId === userId ? [] : offeredForCustomer(order, lines, policy);
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
