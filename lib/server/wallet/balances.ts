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
  const balances = await balancesOf(
    db,
    kinds.map((account) => account(userId)),
  );
  const [balanceAmount = 0, heldAmount = 0, points = 0, heldPoints = 0] = balances;
  return { balanceAmount, heldAmount, points, heldPoints };
}

/** What a promoter can take; below zero it is owed. */
export async function getCommissionAvailable(db: Executor, userId: number): Promise<Fen> {
  return balanceOf(db, accounts.commissionAvailable(userId));
}

export interface CommissionMoney {
  /** What can be taken; below zero it is owed. */
  available: Fen;
  /** What of it is on its way out. */
  held: Fen;
}

/** What a promoter has by what was released. */
export async function getCommissionMoney(db: Executor, userId: number): Promise<CommissionMoney> {
  const { commissionAvailable, commissionHold } = accounts;
  const [available = 0, held = 0] = await balancesOf(db, [commissionAvailable(userId), commissionHold(userId)]);
  return { available, held };
}

/** What a store has earned and cannot take yet; below zero it owes. */
export async function getStorePending(db: Executor, storeId: number): Promise<Fen> {
  return balanceOf(db, accounts.storePending(storeId));
}

export interface StoreMoney {
  /** Earned, and not settled yet. */
  pending: Fen;
  /** What can be taken. */
  available: Fen;
  /** What of it is on its way out. */
  held: Fen;
  /** Left with the platform as a surety. */
  deposited: Fen;
  /** What is pending and available come to less than nothing. */
  owed: Fen;
}

/** What a store has, and what it owes. */
export async function getStoreMoney(db: Executor, storeId: number): Promise<StoreMoney> {
  const kinds = [accounts.storePending, accounts.storeAvailable, accounts.storeHold, accounts.storeDeposit];
  const balances = await balancesOf(
    db,
    kinds.map((account) => account(storeId)),
  );
  const [pending = 0, available = 0, held = 0, deposited = 0] = balances;
  return { pending, available, held, deposited, owed: Math.max(0, 0 - pending - available) };
}

/** What a store can take; below zero it owes. */
export async function getStoreAvailable(db: Executor, storeId: number): Promise<Fen> {
  return balanceOf(db, accounts.storeAvailable(storeId));
}

async function balanceOf(db: Executor, { id }: Account): Promise<Fen> {
  const [row] = await db
    .select({ balance: walletAccounts.balance })
    .from(walletAccounts)
    .where(eq(walletAccounts.id, id));
  return row?.balance ?? 0;
}

/** In the order of the accounts; one that was never moved has nothing. */
async function balancesOf(db: Executor, of: readonly Account[]): Promise<Fen[]> {
  const ids = of.map(({ id }) => id);
  const rows = await db
    .select({ id: walletAccounts.id, balance: walletAccounts.balance })
    .from(walletAccounts)
    .where(inArray(walletAccounts.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id)?.balance ?? 0);
}
