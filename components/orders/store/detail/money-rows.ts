import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { fenOf, fromFen } from '#lib/utils/amount.ts';

type Sums = Pick<SellerOrderDetail, 'payable' | 'paid' | 'refunded' | 'status'>;

interface Row<Key extends string> {
  key: Key;
  amount: string;
}

/** What came and went; what is owed only as long as it can still come. */
export function paymentRows({ payable, paid, refunded, status }: Sums): Row<'paid' | 'refunded' | 'due'>[] {
  const due = status === 'closed' ? 0 : fenOf(payable) - fenOf(paid);
  return [
    { key: 'paid', amount: paid },
    ...(fenOf(refunded) === 0 ? [] : [{ key: 'refunded' as const, amount: fromFen(-fenOf(refunded)) }]),
    ...(due <= 0 ? [] : [{ key: 'due' as const, amount: fromFen(due) }]),
  ];
}

type Income = Pick<SellerOrderDetail, 'settlement'>;

/** What the customer leaves, what points stood for, less the commission; nothing of an order that came to nothing. */
export function incomeRows({ settlement }: Income): Row<'cash' | 'pointsPaid' | 'commission' | 'payout'>[] {
  const { cash, points, commission, payout } = settlement;
  if (fenOf(cash) === 0 && fenOf(points) === 0) return [];
  return [
    { key: 'cash', amount: cash },
    ...(fenOf(points) === 0 ? [] : [{ key: 'pointsPaid' as const, amount: points }]),
    { key: 'commission', amount: fromFen(-fenOf(commission)) },
    { key: 'payout', amount: payout },
  ];
}
