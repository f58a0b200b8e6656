import { count, eq } from 'drizzle-orm';
import type { StoreAccount } from '#lib/contract/settlement/store-movements.ts';
import type { Executor } from '../db/connection.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { type Account, accounts } from './accounts.ts';
import { type Movement, selectMovements, toMovement } from './movements.ts';
import { walletEntries } from './tables.ts';

const accountOf: Record<StoreAccount, (storeId: number) => Account> = {
  available: accounts.storeAvailable,
  held: accounts.storeHold,
  deposited: accounts.storeDeposit,
};

/** Every movement of one account of a store, newest first: together they are what lies there. */
export async function listStoreMovements(
  db: Executor,
  { storeId, account }: { storeId: number; account: StoreAccount },
  page: Page,
): Promise<PageOf<Movement>> {
  const isOf = eq(walletEntries.accountId, accountOf[account](storeId).id);
  const [rows, [all]] = await Promise.all([
    selectMovements(db, isOf).limit(page.limit).offset(page.offset),
    db.select({ total: count() }).from(walletEntries).where(isOf),
  ]);
  return { list: rows.map(toMovement), total: all?.total ?? 0 };
}
