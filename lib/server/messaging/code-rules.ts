/** Limits of sent codes (contract §5; docs/domain/messaging.md 4). */
export const codeLimits = {
  length: 4,
  lifeInSeconds: 600,
  /** Between two codes for the same address and purpose. */
  pauseInSeconds: 60,
  /** Wrong tries of one caller before a code is dead for them… */
  maxFailures: 5,
  /** …and of all callers together, before it is dead for everybody but who asked for it: no crowd may guess it. */
  maxFailuresFromAll: 25,
  perAddressPerDay: 10,
  perCallerPerHour: 20,
  perCallerPerDay: 60,
} as const;

/**
 * The codes a caller may mean: the newest, and the newest they asked for themselves. Else a stranger who asks for codes
 * in somebody's name would make that person's own code worthless. `sent` is in order, the newest first.
 */
export function chooseCodes<Sent extends { ip: string; usedAt: Date | null }>(sent: Sent[], ip: string): Sent[] {
  const meant = [sent[0], sent.find((code) => code.ip === ip)].filter((code) => code !== undefined);
  return [...new Set(meant)].filter(({ usedAt }) => usedAt === null);
}

export interface SentBefore {
  /** When the last code for this address and purpose was made. */
  lastAt: Date | undefined;
  toAddressInDay: number;
  fromCallerInHour: number;
  fromCallerInDay: number;
}

type SendVerdict =
  | { allowed: true }
  | { allowed: false; error: 'code_too_soon'; seconds: number }
  | {
      allowed: false;
      error: 'code_daily_limit';
    };

/** May another code go out now? */
export function judgeSending(before: SentBefore, now: Date): SendVerdict {
  const age = before.lastAt ? (now.getTime() - before.lastAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
  if (age < codeLimits.pauseInSeconds) {
    return { allowed: false, error: 'code_too_soon', seconds: Math.ceil(codeLimits.pauseInSeconds - age) };
  }
  if (before.fromCallerInHour >= codeLimits.perCallerPerHour) {
    return { allowed: false, error: 'code_too_soon', seconds: 3600 };
  }
  if (before.toAddressInDay >= codeLimits.perAddressPerDay || before.fromCallerInDay >= codeLimits.perCallerPerDay) {
    return { allowed: false, error: 'code_daily_limit' };
  }
  return { allowed: true };
}
