/**
 * When to stop guessing of passwords without letting a stranger lock somebody out (specification §6 leaves it open):
 * - An account and an address together have ten tries; after that this address waits a day, others do not.
 * - An account that was tried a hundred times from anywhere within a day answers only to addresses from which its
 *   owner logged in lately. So a crowd of addresses gains nothing, and the owner at home notices nothing.
 * - An address that failed a hundred times within a day, with whatever accounts, waits as well.
 * A name nobody has is counted just like one that exists.
 */
export const loginLimits = {
  windowInSeconds: 86_400,
  perPair: 10,
  perAccount: 100,
  perAddress: 100,
  /** How long an address at which the owner logged in is trusted. */
  knownAddressInSeconds: 90 * 86_400,
} as const;

interface LoginAttempts {
  /** Failures of this account at this address, the present try included. */
  ofPair: number;
  ofAccount: number;
  ofAddress: number;
  isKnownAddress: boolean;
}

export function isLoginLocked({ ofPair, ofAccount, ofAddress, isKnownAddress }: LoginAttempts): boolean {
  if (ofPair > loginLimits.perPair) return true;
  if (ofAddress > loginLimits.perAddress) return true;
  return ofAccount > loginLimits.perAccount && !isKnownAddress;
}
