import { inArray } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { Fen } from '../kernel/money.ts';
import { walletAccounts } from './tables.ts';

export interface UserBalances {
  balanceAmount: Fen;
  points: number;
}

/** What a user has; an account without movements has no row and stands at zero. */
export async function getUserBalances(db: Executor, userId: number): Promise<UserBalances> {
  const [balanceId, pointsId] = [`user_balance:${userId}`, `points:${userId}`];
  const rows = await db
    .select({ id: walletAccounts.id, balance: walletAccounts.balance })
    .from(walletAccounts)
    .where(inArray(walletAccounts.id, [balanceId, pointsId]));
  const balanceOf = (id: string) => rows.find((row) => row.id === id)?.balance ?? 0;
  return { balanceAmount: balanceOf(balanceId), points: balanceOf(pointsId) };
}
