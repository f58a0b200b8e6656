import type { ServerContext } from '../db/context.ts';
import type { Fen } from '../kernel/money.ts';
import { getSettings } from '../site/index.ts';
import type { Owner } from './owner.ts';
import { leastOf } from './rules.ts';
import { readSoFar } from './withdrawal-repository.ts';

export interface WithdrawalOptions {
  withdrawing: Fen;
  min: Fen;
  max: Fen;
  dayLeft: Fen;
  timesLeft: number;
  isWaiting: boolean;
}

/** What the limits leave an owner today. */
export async function describeOptions(ctx: ServerContext, owner: Owner): Promise<WithdrawalOptions> {
  const [settings, soFar] = await Promise.all([getSettings(ctx), readSoFar(ctx.db, owner, ctx.clock.now())]);
  return {
    withdrawing: soFar.openSum,
    min: leastOf(owner.ownerType, settings),
    max: settings['withdraw.maxFen'],
    dayLeft: Math.max(0, settings['withdraw.dayMaxFen'] - soFar.sumToday),
    timesLeft: Math.max(0, settings['withdraw.perDay'] - soFar.countToday),
    isWaiting: settings['withdraw.isOneAtATime'] && soFar.open > 0,
  };
}
