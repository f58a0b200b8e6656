import { sql } from 'drizzle-orm';
import type { OwnedBookAccount } from '#lib/contract/wallet/books.ts';
import type { Executor } from '../db/connection.ts';
import { startOfShopDay } from '../kernel/clock.ts';
import type { Fen } from '../kernel/money.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { type Amounts, type BookPeriod, endOfShopDay } from './books.ts';
import { walletAccounts, walletEntries } from './tables.ts';

interface BookOwner extends Amounts {
  ownerId: number;
}

/**
 * Whose money a kind of account holds: of each owner what there was before a period and after it, who has most first.
 * Together they are the figures of the account in the books. Who had nothing and moved nothing is left out.
 */
export async function listBookOwners(
  db: Executor,
  { account, from, to }: BookPeriod & { account: OwnedBookAccount },
  { limit, offset }: Page,
): Promise<PageOf<BookOwner> & { sums: Amounts }> {
  const { rows } = await db.execute<Record<'owner' | 'opening' | 'movement', string> & Sums>(sql`
    with owned as (
      select ${walletAccounts.id} as id, ${walletAccounts.ownerId} as owner, ${walletAccounts.balance} as balance
      from ${walletAccounts} where ${walletAccounts.kind} = ${account} and ${walletAccounts.unit} = 'CNY'),
    moved as (
      select ${walletEntries.accountId} as id, sum(${walletEntries.amount}) as since,
        sum(${walletEntries.amount}) filter (where ${walletEntries.createdAt} < ${endOfShopDay(to).toISOString()}) as movement
      from ${walletEntries} join owned on owned.id = ${walletEntries.accountId}
      where ${walletEntries.createdAt} >= ${startOfShopDay(from).toISOString()} group by 1),
    held as (
      select owned.owner, (owned.balance - coalesce(moved.since, 0))::bigint as opening,
        coalesce(moved.movement, 0)::bigint as movement, moved.movement is not null as has_moved
      from owned left join moved on moved.id = owned.id),
    shown as (select * from held where opening <> 0 or has_moved),
    page as (select * from shown order by opening + movement desc, owner limit ${limit} offset ${offset})
    select page.*, whole.* from
      (select count(*)::int as total, coalesce(sum(opening), 0)::bigint as all_opening,
        coalesce(sum(movement), 0)::bigint as all_movement from shown) as whole
      left join page on true order by page.opening + page.movement desc, page.owner`);
  const [first] = rows;
  const sums = amountsOf(first?.all_opening, first?.all_movement);
  const list = rows.flatMap(({ owner, opening, movement }) =>
    owner === null ? [] : [{ ownerId: Number(owner), ...amountsOf(opening, movement) }],
  );
  return { total: first?.total ?? 0, list, sums };
}

interface Sums extends Record<string, unknown> {
  total: number;
  all_opening: string;
  all_movement: string;
}

function amountsOf(opening: string | Fen = 0, movement: string | Fen = 0): Amounts {
  const [before, moved] = [Number(opening), Number(movement)];
  return { opening: before, movement: moved, closing: before + moved };
}
