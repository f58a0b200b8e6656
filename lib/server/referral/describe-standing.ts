import { and, eq } from 'drizzle-orm';
import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import type { PromoterStatus } from '#lib/contract/referral/member-records.ts';
import type { ServerContext } from '../db/context.ts';
import { getUser } from '../identity/index.ts';
import { getSettings } from '../site/index.ts';
import { mayPromote, rateOf } from './commissions/commission-rules.ts';
import { canMove } from './promoter-states.ts';
import { promoters, referralLevels } from './tables.ts';

export interface Standing {
  isOpen: boolean;
  /** What the own link carries. */
  code: string;
  mayPromote: boolean;
  /** Has to ask first, and may. */
  mayApply: boolean;
  status: PromoterStatus | null;
  reason: string;
  appliedAt: Date | null;
  /** What was said last when asking. */
  plan: string;
  level: SpecTexts | null;
  /** Basis points of each level that earns; 0: none. */
  level1Bp: number;
  level2Bp: number;
  bindDays: number;
  freezeDays: number;
}

/** Whether a member may promote, and what it would bring. */
export async function describeStanding(ctx: ServerContext, userId: number): Promise<Standing> {
  const [settings, user, row] = await Promise.all([
    getSettings(ctx),
    getUser(ctx.db, userId),
    findPromoter(ctx, userId),
  ]);
  const candidate = {
    userId,
    isUserActive: user.status === 'enable',
    status: row?.status ?? null,
    rates: row?.rates ?? null,
  };
  return {
    isOpen: settings['referral.isOpen'],
    code: user.recommendCode,
    mayPromote: mayPromote(candidate, settings),
    mayApply:
      settings['referral.isOpen'] &&
      settings['referral.promoters'] === 'applied' &&
      candidate.isUserActive &&
      canMove(candidate.status, 'apply'),
    status: candidate.status,
    reason: row?.reason ?? '',
    appliedAt: row?.appliedAt ?? null,
    plan: row?.plan ?? '',
    level: row?.names ?? null,
    level1Bp: rateOf({ ...candidate, level: 1 }, settings),
    level2Bp: settings['referral.levels'] < 2 ? 0 : rateOf({ ...candidate, level: 2 }, settings),
    bindDays: settings['referral.bindDays'],
    freezeDays: settings['referral.freezeDays'],
  };
}

async function findPromoter({ db }: ServerContext, userId: number) {
  const { id, names, bpL1, bpL2, selfBp, isActive } = referralLevels;
  const { status, reason, plan, appliedAt } = promoters;
  const [row] = await db
    .select({ status, reason, plan, appliedAt, names, rates: { bpL1, bpL2, selfBp } })
    .from(promoters)
    .leftJoin(referralLevels, and(eq(id, promoters.levelId), isActive))
    .where(eq(promoters.userId, userId));
  return row;
}
