import type { OrderCase, OrderSummary } from '#lib/contract/orders/member-orders.ts';
import { type CaseOfOrder, findCasesOfOrders, offeredOf } from '#lib/server/aftersales/index.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import type { Order, OrderLine } from '#lib/server/orders/index.ts';

interface OrderWithLines {
  order: Order;
  lines: OrderLine[];
}

type Cases = Pick<OrderSummary, 'cases' | 'aftersale'>;

/** What after-sales say of orders, read together: their cases, and for the customer what can be asked for now. */
export async function readCases({ db, clock }: ServerContext, shown: OrderWithLines[]) {
  const cases = await findCasesOfOrders(
    db,
    shown.map(({ order }) => order),
  );
  return ({ order, lines }: OrderWithLines): Cases => {
    const offered = offeredOf(order, lines, clock.now());
    return {
      cases: (cases.get(order.id) ?? []).map(toOrderCase),
      aftersale: offered ? { line_ids: offered.lineIds, until: offered.until && toUnixSeconds(offered.until) } : null,
    };
  };
}

const toOrderCase = ({ no, type, status, isOpen, lineIds }: CaseOfOrder): OrderCase => ({
  ...{ no, type, status },
  is_open: isOpen,
  line_ids: lineIds,
});
