import type { z } from 'zod';
import type { accountOverview } from '#lib/contract/account-money.ts';
import type { ServerContext } from '../db/context.ts';
import { formatFen } from '../kernel/money.ts';
import { countOpenRecharges } from '../payments/index.ts';
import { getUserBalances, sumWeek } from '../wallet/index.ts';

/** The account at a glance: the week as the family has it (contract §6), and what there is now. */
export async function describeOverview(
  ctx: ServerContext,
  userId: number,
): Promise<z.input<(typeof accountOverview)['data']>> {
  const [week, balances, rechargesOpen] = await Promise.all([
    sumWeek(ctx, userId),
    getUserBalances(ctx.db, userId),
    countOpenRecharges(ctx.db, userId),
  ]);
  return {
    days: week.days,
    score: week.points,
    money: week.amounts.map(formatFen),
    cards: {
      money: formatFen(balances.balanceAmount),
      money_held: formatFen(balances.heldAmount),
      score: balances.points,
      score_held: balances.heldPoints,
      recharges_open: rechargesOpen,
    },
  };
}
