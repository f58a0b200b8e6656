/** Seconds to wait after the first, second, … failed try; after the last the message is given up. */
const pausesInSeconds = [5, 15, 60, 120, 300, 900];

/** Tries of a message. One that is begun so often and never written down is given up as well. */
export const mostTries = pausesInSeconds.length + 1;

/** When to try again after so many failed tries; undefined: never. */
export function nextTryAfter(attempts: number): number | undefined {
  return pausesInSeconds[attempts - 1];
}

interface Sent {
  status: string;
  isSecret: boolean;
  attempts: number;
  dueAt: Date;
  expiresAt: Date | null;
}

/** Why a message that did not arrive cannot be sent any more: what was secret in it is dead, or no longer there. */
export function blockOf({ status, isSecret, expiresAt }: Sent, now: Date): 'expired' | 'wiped' | undefined {
  if (status === 'sent' || status === 'announced') return undefined;
  if (status === 'expired' || (expiresAt !== null && expiresAt <= now)) return 'expired';
  return status === 'failed' && isSecret ? 'wiped' : undefined;
}

/** Was it given up, or does it wait for another try? What waits for its first has its own time, as quiet hours. */
export function canRetry(message: Sent, now: Date): boolean {
  if (blockOf(message, now)) return false;
  const { status, attempts, dueAt } = message;
  return status === 'failed' || (status === 'pending' && attempts > 0 && dueAt > now);
}
