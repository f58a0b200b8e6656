import type { OrderStatus, OrderSummary } from '#lib/api/orders/member-orders.ts';
import type { SellerOrder } from '#lib/api/orders/store-orders.ts';

export type StatusFacts = Pick<OrderSummary, 'status' | 'fulfilment' | 'close_reason'>;

type Fulfilment = OrderSummary['fulfilment'];
type DividedStatus = 'processing' | 'shipped';
type StatusKey = Exclude<OrderStatus, DividedStatus> | `${DividedStatus}_${Fulfilment}` | 'closing';

/** Which words say the state: goods are awaited, services performed; an order whose money goes back is closing. */
export function statusKey({ status, fulfilment, close_reason }: StatusFacts): StatusKey {
  if (close_reason !== null && status !== 'closed') return 'closing';
  if (status === 'processing' || status === 'shipped') return `${status}_${fulfilment}`;
  return status;
}

type DispatchFacts = StatusFacts & Pick<SellerOrder, 'dispatch_status'>;

/** The same to the store that has it: what is with it for an answer awaits no other seller. */
export function storeStatusKey(order: DispatchFacts): StatusKey | 'to_accept' {
  const key = statusKey(order);
  const isAsked = order.dispatch_status === 'claimed' || order.dispatch_status === 'assigned';
  return key === 'pending_dispatch' && isAsked ? 'to_accept' : key;
}

const tones = {
  pending_payment: 'accent',
  pending_dispatch: 'primary',
  processing: 'primary',
  shipped: 'warning',
  received: 'success',
  completed: 'success',
  closed: 'neutral',
} as const;

export function statusTone(facts: StatusFacts) {
  return statusKey(facts) === 'closing' ? 'warning' : tones[facts.status];
}
