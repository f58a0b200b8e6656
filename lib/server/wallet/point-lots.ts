import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { getSettings } from '../site/index.ts';
import { accounts } from './accounts.ts';

/**
 * Points come in lots, one for each time some were given, and each lives until the end of the day so many months later
 * (docs/domain/wallet.md 5). There is no table of lots: spending takes the oldest points first, so what is left of each
 * follows from the entries. What was set aside counts as spent, and what is given back, from there or for an order that
 * is refunded, is taken off the spending again: it returns to its lot and not into a new one.
 */
function lotsOf(month: number, condition: SQL): SQL {
  const local = sql`e.created_at at time zone 'Asia/Shanghai'`;
  return sql`
    with moves as (
      select e.id, e.account_id, e.amount, e.amount > 0 and j.type not in ('hold_release', 'points_return') as is_lot,
        (date_trunc('day', ${local}) + make_interval(months => ${month}, days => 1)) at time zone 'Asia/Shanghai' as ends_at
      from wallet_entries e join wallet_journals j on j.id = e.journal_id where ${condition}),
    spent as (select account_id, -sum(amount) as points from moves where not is_lot group by account_id),
    running as (
      select account_id, ends_at, amount, sum(amount) over (partition by account_id order by ends_at, id) as given
      from moves where is_lot),
    lots as (
      select r.account_id, r.ends_at, least(r.amount, r.given - coalesce(s.points, 0)) as points
      from running r left join spent s on s.account_id = r.account_id
      where r.given > coalesce(s.points, 0))`;
}

export interface NextExpiry {
  points: number;
  at: Date;
}

/** The user's points that run out next, and when. Undefined: none do. */
export async function findNextExpiry(ctx: ServerContext, userId: number): Promise<NextExpiry | undefined> {
  const months = await getLifeInMonths(ctx);
  if (months === 0) return undefined;
  const { rows } = await ctx.db.execute<{ points: number; at: number }>(sql`
    ${lotsOf(months, sql`e.account_id = ${accounts.points(userId).id}`)}
    select sum(points)::bigint as points, extract(epoch from ends_at)::bigint as at
    from lots group by ends_at order by ends_at limit 1`);
  const [next] = rows;
  return next && { points: next.points, at: new Date(next.at * 1000) };
}

/** Accounts after this one, by their names, on which points have run out by now. */
export async function listExpired(ctx: ServerContext, after: string, limit: number): Promise<string[]> {
  const months = await getLifeInMonths(ctx);
  if (months === 0) return [];
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    ${lotsOf(months, sql`e.account_id in (select id from wallet_accounts where kind = 'points' and balance > 0 and id > ${after})`)}
    select account_id as id from lots where ends_at <= ${ctx.clock.now().toISOString()}::timestamptz
    group by account_id order by account_id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** How many points of the account have run out. Hold the account locked, or another spending changes the answer. */
export async function countExpired(tx: Executor, ctx: ServerContext, accountId: string): Promise<number> {
  const months = await getLifeInMonths(ctx);
  const { rows } = await tx.execute<{ points: number }>(sql`
    ${lotsOf(months, sql`e.account_id = ${accountId}`)}
    select coalesce(sum(points), 0)::bigint as points from lots
    where ends_at <= ${ctx.clock.now().toISOString()}::timestamptz`);
  return rows[0]?.points ?? 0;
}

/** 0: points live for ever. */
async function getLifeInMonths(ctx: ServerContext): Promise<number> {
  return (await getSettings(ctx))['points.expireMonths'];
}
