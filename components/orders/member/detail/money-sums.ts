import type { OrderDetail } from '#lib/api/orders/member-orders.ts';
import { fenOf, fromFen } from '#lib/utils/amount.ts';

type Entry = OrderDetail['money'][number];

interface MoneySums {
  paid: string;
  refunded: string;
  /** Paid and not given back. */
  net: string;
  due: string;
}

/** A movement that took place; others are on their way or came to nothing. */
export function isDone({ kind, status }: Pick<Entry, 'kind' | 'status'>): boolean {
  return kind.startsWith('points') || status === 'succeeded';
}

/** The size of an amount, whichever sign it travels with: the kind says the direction. */
export function sizeOf({ amount }: Pick<Entry, 'amount'>): string {
  return amount.replace('-', '');
}

/** What the movements add up to. Of an order that is alive, `paid` and `due` are together what is payable. */
export function moneySums({ money, due }: Pick<OrderDetail, 'money' | 'due'>): MoneySums {
  const sum = (kind: Entry['kind']) =>
    money.filter((entry) => entry.kind === kind && isDone(entry)).reduce((fen, entry) => fen + fenOf(sizeOf(entry)), 0);
  const [paid, refunded] = [sum('payment'), sum('refund')];
  return { paid: fromFen(paid), refunded: fromFen(refunded), net: fromFen(paid - refunded), due };
}
