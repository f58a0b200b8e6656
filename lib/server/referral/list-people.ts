import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { listRows } from '../db/list-rows.ts';
import { findFaces } from '../identity/index.ts';
import type { Fen } from '../kernel/money.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { referralCommissions } from './commission-tables.ts';
import { maskedNameOf } from './masked-name.ts';
import { referralRelations } from './tables.ts';
import type { Tie } from './ties.ts';

/** Somebody who came by a code; the name is masked. */
export interface Brought {
  tie: Tie;
  name: string;
  /** Orders that earned something, and what is left of it. */
  orders: number;
  contributed: Fen;
}

/** Who came by somebody's code (`level` 1), or by the codes of those (2), the latest first. */
export async function listBrought(
  db: Executor,
  { userId, level, campaign }: { userId: number; level: 1 | 2; campaign?: string | undefined },
  page: Page,
): Promise<PageOf<Brought>> {
  const { parentId, grandId, boundAt, userId: brought } = referralRelations;
  const own = eq(level === 1 ? parentId : grandId, userId);
  // Further down the campaigns are somebody else's.
  const where = level === 1 && campaign ? and(own, eq(referralRelations.campaign, campaign)) : own;
  const { list: ties, total } = await listRows(db, referralRelations, {
    where,
    orderBy: [desc(boundAt), desc(brought)],
    page,
  });
  const ids = ties.map((tie) => tie.userId);
  const [faces, sums] = await Promise.all([findFaces(db, ids), sumContributions(db, { userId, buyerIds: ids })]);
  const list = ties.map((tie) => {
    const sum = sums.get(tie.userId);
    const name = maskedNameOf(faces.get(tie.userId));
    return { tie, name, orders: sum?.orders ?? 0, contributed: sum?.contributed ?? 0 };
  });
  return { list, total };
}

const mostCampaigns = 100;

/** What the own links were called by which people came, by name. */
export async function listCampaigns(db: Executor, userId: number): Promise<string[]> {
  const { campaign, parentId } = referralRelations;
  const rows = await db
    .selectDistinct({ campaign })
    .from(referralRelations)
    .where(and(eq(parentId, userId), ne(campaign, '')))
    .orderBy(campaign)
    .limit(mostCampaigns);
  return rows.map((row) => row.campaign);
}

async function sumContributions(db: Executor, { userId, buyerIds }: { userId: number; buyerIds: number[] }) {
  if (buyerIds.length === 0) return new Map<number, { orders: number; contributed: Fen }>();
  const { userId: earner, buyerId, orderId, amount, reversedAmount } = referralCommissions;
  const rows = await db
    .select({
      buyerId,
      orders: sql<number>`count(distinct ${orderId})::int`,
      contributed: sql<number>`sum(${amount} - ${reversedAmount})`.mapWith(Number),
    })
    .from(referralCommissions)
    .where(and(eq(earner, userId), inArray(buyerId, buyerIds)))
    .groupBy(buyerId);
  return new Map(rows.map((row) => [row.buyerId, row]));
}
