import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { Fen } from '../kernel/money.ts';
import { type Account, accounts } from './accounts.ts';
import { walletAccounts } from './tables.ts';

export interface UserBalances {
  balanceAmount: Fen;
  heldAmount: Fen;
  points: number;
  heldPoints: number;
}

/** What a user has, and has set aside; an account without movements has no row and stands at zero. */
export async function getUserBalances(db: Executor, userId: number): Promise<UserBalances> {
  const kinds = [accounts.userBalance, accounts.userBalanceHold, accounts.points, accounts.pointsHold];
  const ids = kinds.map((account) => account(userId).id);
  const rows = await db
    .select({ id: walletAccounts.id, balance: walletAccounts.balance })
    .from(walletAccounts)
    .where(inArray(walletAccounts.id, ids));
  const [balanceAmount = 0, heldAmount = 0, points = 0, heldPoints = 0] = ids.map(
    (id) => rows.find((row) => row.id === id)?.balance ?? 0,
  );
  return { balanceAmount, heldAmount, points, heldPoints };
}

/** What a promoter can take; below zero it is owed. */
export async function getCommissionAvailable(db: Executor, userId: number): Promise<Fen> {
  return balanceOf(db, accounts.commissionAvailable(userId));
}

/** What a store has earned and cannot take yet; below zero it owes. */
export async function getStorePending(db: Executor, storeId: number): Promise<Fen> {
  return balanceOf(db, accounts.storePending(storeId));
}

/** What a store can withdraw; below zero it owes. */
export async function getStoreAvailable(db: Executor, storeId: number): Promise<Fen> {
  return balanceOf(db, accounts.storeAvailable(storeId));
}

/** What of it is on its way out. */
export async function getStoreHeld(db: Executor, storeId: number): Promise<Fen> {
  return balanceOf(db, accounts.storeHold(storeId));
}

async function balanceOf(db: Executor, { id }: Account): Promise<Fen> {
  const [row] = await db
    .select({ balance: walletAccounts.balance })
    .from(walletAccounts)
    .where(eq(walletAccounts.id, id));
  return row?.balance ?? 0;
}
