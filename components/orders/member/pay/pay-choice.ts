import type { CheckoutGroup, PayChannel } from '#lib/api/orders/member-pay.ts';
import { fenOf, fromFen, toFen } from '#lib/utils/amount.ts';

type Owed = Pick<CheckoutGroup, 'due' | 'balance' | 'channels'>;

/** The balance is enough for all that is due. */
export function isBalanceEnough({ due, balance }: Owed): boolean {
  return fenOf(balance) >= fenOf(due);
}

/** The way that is marked first: the balance where it is enough, else the first other one. */
export function firstChannel(owed: Owed): PayChannel | undefined {
  const { channels } = owed;
  if (channels.includes('balance') && isBalanceEnough(owed)) return 'balance';
  return channels.find((channel) => channel !== 'balance');
}

/** Whether a part may come from the balance and the rest by `channel`. */
export function canMix({ channels, balance }: Owed, channel: PayChannel | undefined): boolean {
  return channels.includes('balance') && channel !== undefined && channel !== 'balance' && fenOf(balance) > 0;
}

/** The most that a part from the balance can be: something must be left for the other way. */
export function mostFromBalance({ due, balance }: Owed): string {
  return fromFen(Math.min(fenOf(balance), fenOf(due) - 1));
}

/** What is left for the other way; undefined where the part is no amount, or too much. */
export function restOf(owed: Owed, part: string): string | undefined {
  const fen = toFen(part);
  if (fen === undefined || fen <= 0 || fen > fenOf(mostFromBalance(owed))) return undefined;
  return fromFen(fenOf(owed.due) - fen);
}
