import type { DataOf } from '#lib/contract/endpoint.ts';
import type { accountOverview } from '#lib/contract/wallet/member-movements.ts';
import type { ServerContext } from '../../db/context.ts';
import { toUnixSeconds } from '../../kernel/clock.ts';
import { formatFen } from '../../kernel/money.ts';
import { countOpenRecharges } from '../../payments/index.ts';
import { findNextExpiry, getUserBalances, type NextExpiry, sumWeek } from '../../wallet/index.ts';
import { listTodos } from '../homes/pieces/list-todos.ts';

/** The account at a glance: the week as the family has it (contract §6), what there is now, and what waits to be done. */
export async function describeOverview(ctx: ServerContext, userId: number): Promise<DataOf<typeof accountOverview>> {
  const [week, balances, rechargesOpen, next, todos] = await Promise.all([
    sumWeek(ctx, userId),
    getUserBalances(ctx.db, userId),
    countOpenRecharges(ctx.db, userId),
    findNextExpiry(ctx, userId),
    listTodos(ctx, userId),
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
      expiring: toExpiring(next),
    },
    todos,
  };
}

/** The points that run out next, on the wire. */
export function toExpiring(next: NextExpiry | undefined): { score: number; time: number } | null {
  return next ? { score: next.points, time: toUnixSeconds(next.at) } : null;
}
