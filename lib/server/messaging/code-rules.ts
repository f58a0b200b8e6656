/** Limits of sent codes (contract §5; product.md 0 asks for caps per address and per caller). */
export const codeLimits = {
  length: 4,
  lifeInSeconds: 600,
  /** Between two codes for the same address and purpose. */
  pauseInSeconds: 60,
  /** Wrong tries before a code is dead. */
  maxFailures: 5,
  perAddressPerDay: 10,
  perCallerPerHour: 20,
  perCallerPerDay: 60,
} as const;

export interface SentBefore {
  /** When the last code for this address and purpose was made. */
  lastAt: Date | undefined;
  toAddressInDay: number;
  fromCallerInHour: number;
  fromCallerInDay: number;
}

export type SendVerdict =
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
