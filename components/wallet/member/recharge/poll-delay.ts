import type { Recharge } from '#lib/api/payments/recharges.ts';

type Followed = Pick<Recharge, 'status' | 'channel'>;

const open: readonly Recharge['status'][] = ['created', 'pending', 'processing'];

/** Whether money may still come. */
export function isOpen({ status }: Pick<Recharge, 'status'>): boolean {
  return open.includes(status);
}

/**
 * How long to wait before asking again, in milliseconds, after so many answers; false when there is nothing left to wait
 * for. Online payments are settled in seconds, a bank transfer when an operator has seen it.
 */
export function pollDelay(recharge: Followed, answers: number): number | false {
  if (!isOpen(recharge)) return false;
  const [first, most] = recharge.channel === 'bank' ? [15_000, 120_000] : [2_500, 30_000];
  return Math.min(most, Math.round(first * 1.5 ** Math.max(0, answers - 1)));
}
