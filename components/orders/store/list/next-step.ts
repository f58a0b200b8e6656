import type { SellerOrder } from '#lib/api/orders/store-orders.ts';

type Facts = Pick<SellerOrder, 'status' | 'payment_status' | 'fulfilment' | 'deadline' | 'dispatch_status'>;

/** What an order waits for; undefined where nothing is left to do. */
export function nextStep({ status, payment_status: payment, fulfilment, deadline, dispatch_status: way }: Facts) {
  // What has to leave is told by how it leaves.
  if (deadline && deadline.key !== 'ship') return deadline.key;
  if (status === 'pending_payment') return 'pay' as const;
  if (status === 'pending_dispatch') return way === 'assigned' || way === 'claimed' ? 'accept' : 'dispatch';
  if (status !== 'processing') return undefined;
  return payment === 'partially_paid' ? 'balance' : fulfilment;
}
