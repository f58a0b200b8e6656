import type { CheckoutGroup, GroupPayment } from '#lib/api/orders/member-pay.ts';

/** What is under way of a payment: the part another one settles, and what is set aside of the balance meanwhile. */
export interface Attempt {
  /** By a bank or a provider; undefined while only the balance is set aside. */
  outside: GroupPayment | undefined;
  held: GroupPayment | undefined;
}

const open: readonly GroupPayment['status'][] = ['created', 'pending', 'processing'];

/** The open attempt of a group that owes something; undefined when a way can be chosen. */
export function findAttempt({ status, payments }: Pick<CheckoutGroup, 'status' | 'payments'>): Attempt | undefined {
  if (status !== 'open') return undefined;
  const alive = payments.filter((payment) => open.includes(payment.status));
  if (alive.length === 0) return undefined;
  return {
    outside: alive.find(({ channel }) => channel !== 'balance'),
    held: alive.find(({ channel }) => channel === 'balance'),
  };
}

/** Whether it can still be given up; who has announced a transfer waits for whoever looks for it. */
export function canChange({ outside }: Attempt): boolean {
  return outside === undefined || outside.actions.length > 0;
}

/**
 * How long to wait before asking again, in milliseconds, after so many answers: two seconds at first, slower later. An
 * online payment is settled in seconds, a transfer when an operator has seen it.
 */
export function askAgainIn({ outside }: Attempt, answers: number): number {
  const [first, most] = outside?.channel === 'bank' ? [15_000, 120_000] : [2_000, 20_000];
  return Math.min(most, Math.round(first * 1.25 ** Math.max(0, answers - 5)));
}
