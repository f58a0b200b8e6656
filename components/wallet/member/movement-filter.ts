import { defineList } from '#components/lists/define-list.ts';
import type { MovementList } from '#lib/api/wallet/member-movements.ts';
import { accountBalance, accountBill, accountIntegral, movementKinds } from '#lib/contract/wallet/member-movements.ts';

export type MovementKind = (typeof movementKinds)[number];

/** Movements of the balance, of the points, and of both. */
export const balanceList = defineList(accountBalance);
export const integralList = defineList(accountIntegral);
export const billList = defineList(accountBill);

export type MovementState = ReturnType<typeof billList.read>;

/**
 * What is captured leaves the part that is set aside, which has no list; a kept deposit and what concerns stores move no
 * member's account, and commission has lists of its own.
 */
const neverListed: readonly MovementKind[] = [
  'hold_capture',
  'order_forfeit',
  'referral_release',
  'referral_reverse',
  'store_correction',
  'store_deposit',
  'statement_adjust',
  'statement_settle',
];
const moneyOnly: readonly MovementKind[] = ['recharge', 'order_pay', 'order_refund'];

/** Kinds that can stand in a list. */
export function kindsOf(list: MovementList): MovementKind[] {
  return movementKinds.filter((kind) => {
    if (neverListed.includes(kind)) return false;
    if (list === 'balance') return !kind.startsWith('points_');
    return list === 'bill' || !moneyOnly.includes(kind);
  });
}

/** Periods to choose from, in days up to today. */
export const periods = [7, 30, 90, 365] as const;

/** The first of so many days that end with `today`, both `yyyy-mm-dd`. */
export function firstDay(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) - (days - 1) * 86_400_000).toISOString().slice(0, 10);
}

/** Which of the periods a filter is; `own` for other days, undefined for all time. */
export function periodOf({ from, to }: Pick<MovementState, 'from' | 'to'>, today: string): number | 'own' | undefined {
  if (!from && !to) return undefined;
  if (to && to !== today) return 'own';
  return periods.find((days) => firstDay(today, days) === from) ?? 'own';
}
