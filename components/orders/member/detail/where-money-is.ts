import type { OrderDetail } from '#lib/api/orders/member-orders.ts';
import { fenOf, fromFen } from '#lib/utils/amount.ts';
import { isDone, sizeOf } from './money-sums.ts';

type Entry = OrderDetail['money'][number];

/** Where something that was given for a closed order is now. */
type MoneyPlace =
  | { key: 'nothingPaid' }
  | { key: 'returned' | 'underWay' | 'byHand' | 'kept'; amount: string; channel: string }
  | { key: 'points'; points: number };

/**
 * Of an order that is closed, or about to be: what went back and by which way, what is on its way, what waits for a manual transfer, and what
 * the seller keeps. Empty while the order is alive.
 */
export function whereMoneyIs({
  close_reason: reason,
  money,
}: Pick<OrderDetail, 'close_reason' | 'money'>): MoneyPlace[] {
  if (reason === null) return [];
  const refunds = money.filter(({ kind }) => kind === 'refund');
  const paid = sumOf(money.filter((entry) => entry.kind === 'payment' && isDone(entry)));
  const back = money.filter(({ kind }) => kind === 'points_returned').reduce((sum, { points }) => sum + points, 0);
  const points: MoneyPlace[] = back === 0 ? [] : [{ key: 'points', points: Math.abs(back) }];
  if (paid === 0) return points.length > 0 ? points : [{ key: 'nothingPaid' }];
  const rest = paid - sumOf(refunds);
  const kept: MoneyPlace[] = rest > 0 ? [{ key: 'kept', amount: fromFen(rest), channel: '' }] : [];
  return [...byPlace(refunds), ...kept, ...points];
}

function byPlace(refunds: Entry[]): MoneyPlace[] {
  const places = Map.groupBy(refunds, (entry) => `${placeOf(entry)} ${entry.channel}`);
  return [...places.values()].flatMap((entries) => {
    const [first] = entries;
    return first ? [{ key: placeOf(first), amount: fromFen(sumOf(entries)), channel: first.channel }] : [];
  });
}

function placeOf(entry: Entry): 'returned' | 'underWay' | 'byHand' {
  if (isDone(entry)) return 'returned';
  return entry.status === 'manual_required' ? 'byHand' : 'underWay';
}

const sumOf = (entries: Entry[]) => entries.reduce((fen, entry) => fen + fenOf(sizeOf(entry)), 0);
