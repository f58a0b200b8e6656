import type { PayChannel } from '#lib/contract/payments/channels.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';

/** Pauses between the tries to pay back (docs/domain/payments.md 7); the last one repeats. */
const pausesInMinutes = [1, 2, 5, 15, 60] as const;

/** So many tries without success, and an operator looks at it. */
export const triesBeforeHelp = pausesInMinutes.length;

/** When the provider is asked again after so many tries. */
export function nextTryAt(attempts: number, now: Date): Date {
  const pause = pausesInMinutes[Math.min(attempts, pausesInMinutes.length) - 1] ?? pausesInMinutes[0];
  return addSeconds(now, pause * 60);
}

/** How money goes back: the way it came, to the balance it came from, or by an operator's transfer. */
export function refundKindOf(channel: PayChannel): 'original' | 'balance' | 'manual' {
  if (channel === 'balance') return 'balance';
  return channel === 'bank' ? 'manual' : 'original';
}
