import { addSeconds } from '../kernel/clock.ts';
import type { PaymentStatus } from './states.ts';

/** Pauses between the questions to a provider (docs/domain/payments.md 6); the last one repeats. */
const pausesInMinutes = [1, 2, 5, 15, 60] as const;

/** A closed payment is asked about for so long, because its money may still come and the message of it get lost. */
const closedForSeconds = 24 * 3600;

/** So many questions in a row without an answer are told to the operator. */
export const failuresToNotify = pausesInMinutes.length;

interface QueriedPayment {
  status: PaymentStatus;
  queryCount: number;
  /** When the state last changed. */
  updatedAt: Date;
}

/**
 * When a payment is asked about again after the question that is put now. Null: this was the last one. A paid payment
 * is asked about once more after it was paid, to compare; what failed, never again.
 */
export function nextQueryAt({ status, queryCount, updatedAt }: QueriedPayment, now: Date): Date | null {
  if (status === 'succeeded' || status === 'failed') return null;
  if (status === 'closed' && now.getTime() - updatedAt.getTime() > closedForSeconds * 1000) return null;
  const pause = pausesInMinutes[Math.min(queryCount + 1, pausesInMinutes.length - 1)] ?? 60;
  return addSeconds(now, pause * 60);
}

export function firstQueryAt(now: Date): Date {
  return addSeconds(now, pausesInMinutes[0] * 60);
}
