import { and, count, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { StoreAccount } from '#lib/contract/settlement/store-movements.ts';
import type { Executor } from '../db/connection.ts';
import { startOfShopDay } from '../kernel/clock.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { type Account, accounts } from './accounts.ts';
import { endOfShopDay } from './books.ts';
import { type Movement, selectMovements, toMovement } from './movements.ts';
import { walletEntries } from './tables.ts';

const accountOf: Record<StoreAccount, (storeId: number) => Account> = {
  available: accounts.storeAvailable,
  held: accounts.storeHold,
  deposited: accounts.storeDeposit,
};

interface Asked {
  storeId: number;
  account: StoreAccount;
  /** Days of the shop, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

const conditionOf = ({ storeId, account, from, to }: Asked): SQL | undefined =>
  and(
    eq(walletEntries.accountId, accountOf[account](storeId).id),
    from ? gte(walletEntries.createdAt, startOfShopDay(from)) : undefined,
    to ? lt(walletEntries.createdAt, endOfShopDay(to)) : undefined,
  );

/** Every movement of one account of a store, newest first: together they are what lies there. */
export async function listStoreMovements(db: Executor, asked: Asked, page: Page): Promise<PageOf<Movement>> {
  const where = conditionOf(asked);
  const [rows, [all]] = await Promise.all([
    selectMovements(db, where).limit(page.limit).offset(page.offset),
    db.select({ total: count() }).from(walletEntries).where(where),
  ]);
  return { list: rows.map(toMovement), total: all?.total ?? 0 };
}

/** The same a batch at a time, each begun below the last one of the one before. */
export async function* readStoreMovements(db: Executor, asked: Asked, batchSize = 500): AsyncGenerator<Movement[]> {
  let below: number | undefined;
  for (;;) {
    const where = and(conditionOf(asked), below === undefined ? undefined : lt(walletEntries.id, below));
    const rows = await selectMovements(db, where).limit(batchSize);
    if (rows.length > 0) yield rows.map(toMovement);
    below = rows.at(-1)?.entry.id;
    if (rows.length < batchSize) return;
  }
}
