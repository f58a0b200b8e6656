import type { CommissionBearer, PromoterStatus } from '#lib/contract/referral/member-records.ts';
import { type Fen, shareByBasisPoints } from '#lib/server/kernel/money.ts';
import type { Settings } from '#lib/server/site/index.ts';

/**
 * So many people earn by one sale at most: who brought the buyer, and who brought that one. A constant and no setting, as
 * the law against pyramid selling draws its line at the third (docs/domain/referral.md 6).
 */
const maxLevels = 2;

export interface Candidate {
  /** 1 and 2 as above; 0: the buyer. */
  level: number;
  userId: number;
  isUserActive: boolean;
  /** Null: never asked to promote, nor was stopped. */
  status: PromoterStatus | null;
  /** Of the promoter's level; null: has none, and earns at the rates of the settings. */
  rates: { bpL1: number; bpL2: number; selfBp: number } | null;
}

export interface Terms {
  level: number;
  userId: number;
  bp: number;
  bearer: CommissionBearer;
}

type Rates = Pick<
  Settings,
  | 'referral.isOpen'
  | 'referral.promoters'
  | 'referral.levels'
  | 'referral.level1Bp'
  | 'referral.level2Bp'
  | 'referral.bearer'
>;

type Who = Pick<Candidate, 'isUserActive' | 'status'>;

/** Whether somebody may bring people and earns by new orders (docs/domain/referral.md 5). */
export function mayPromote({ isUserActive, status }: Who, settings: Pick<Settings, 'referral.promoters'>): boolean {
  if (!isUserActive || status === 'frozen') return false;
  return settings['referral.promoters'] === 'everyone' || status === 'active';
}

/** Whether somebody is paid what was earned: who has to ask first today may have earned it when nobody had to. */
export const mayBePaid = ({ isUserActive, status }: Who): boolean => isUserActive && status !== 'frozen';

/** Who earns at which rate by an order that is made now (docs/domain/referral.md 6). */
export function termsOf(candidates: readonly Candidate[], settings: Rates): Terms[] {
  if (!settings['referral.isOpen']) return [];
  const levels = Math.min(settings['referral.levels'], maxLevels);
  return candidates.flatMap((candidate) => {
    const { level, userId } = candidate;
    if (level > levels || !mayPromote(candidate, settings)) return [];
    const bp = rateOf(candidate, settings);
    return bp > 0 ? [{ level, userId, bp, bearer: settings['referral.bearer'] }] : [];
  });
}

/** Whoever buys for oneself earns by it only where the own level says so. */
export function rateOf({ level, rates }: Candidate, settings: Rates): number {
  if (level === 0) return rates?.selfBp ?? 0;
  if (level === 1) return rates?.bpL1 ?? settings['referral.level1Bp'];
  return rates?.bpL2 ?? settings['referral.level2Bp'];
}

/**
 * What each earns by one line, in the order of their levels: half up, and together no more than `most`, which is what the
 * one who pays them gets of the line; who stands closer to the buyer comes first.
 */
export function sharesOf(base: Fen, terms: readonly Pick<Terms, 'level' | 'bp'>[], most: Fen): Fen[] {
  let left = most;
  return [...terms]
    .sort((one, other) => one.level - other.level)
    .map(({ bp }) => {
      const share = Math.min(shareByBasisPoints(base, bp), left);
      left -= share;
      return share;
    });
}

/**
 * What of a commission is lost once so much of its line went back: rounded down over all that has gone, so that any number
 * of parts comes to the same, and all of it with the last fen.
 */
export function lostOf({ amount, baseAmount }: { amount: Fen; baseAmount: Fen }, refunded: Fen): Fen {
  if (refunded >= baseAmount) return amount;
  return Number((BigInt(amount) * BigInt(refunded)) / BigInt(baseAmount));
}
