import type { ServerContext } from '../db/context.ts';
import { getSettings } from '../site/index.ts';

/** What points are worth, and how they come and go (docs/domain/wallet.md 5). */
export interface PointsRules {
  /** Points that are worth one yuan. */
  perYuan: number;
  /** How much of what is paid comes back as points, in basis points. */
  earnBp: number;
  /** How much of an order points may pay at most, in basis points. */
  maxShareBp: number;
  /** How long points live; 0: for ever. */
  expireMonths: number;
}

export async function getPointsRules(ctx: ServerContext): Promise<PointsRules> {
  const settings = await getSettings(ctx);
  return {
    perYuan: settings['points.perYuan'],
    earnBp: settings['points.earnBp'],
    maxShareBp: settings['points.maxShareBp'],
    expireMonths: settings['points.expireMonths'],
  };
}
