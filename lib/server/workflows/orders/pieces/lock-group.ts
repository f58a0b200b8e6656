import type { Executor } from '#lib/server/db/connection.ts';
import {
  type CheckoutGroup,
  dueOfGroup,
  type GroupDue,
  lockGroup,
  lockOrdersOfGroup,
  type Order,
} from '#lib/server/orders/index.ts';
import { lockOpenPayments, type Payment } from '#lib/server/payments/index.ts';

/** What is paid together, and how it stands. */
export interface LockedGroup {
  group: CheckoutGroup;
  orders: Order[];
  due: GroupDue<Order>;
  /** The attempt to pay that is not decided yet; of a mixed payment both parts. */
  open: Payment[];
}

/**
 * A group, its orders and its open payments, locked in this order until the transaction ends. Whoever pays, cancels or
 * hears of money begins here, so that none of them sees half of what another did.
 */
export async function lockGroupWithOrders(tx: Executor, no: string, userId?: number): Promise<LockedGroup | undefined> {
  const group = await lockGroup(tx, { no, userId });
  if (!group) return undefined;
  const orders = await lockOrdersOfGroup(tx, group.id);
  return { group, orders, due: dueOfGroup(orders), open: await lockOpenPayments(tx, no) };
}
