import { and, eq, inArray } from 'drizzle-orm';
import type { tieSorts } from '#lib/contract/referral/desk-ties.ts';
import type { ServerContext } from '../db/context.ts';
import { countUpTo, type KeysetList, readKeysetPage } from '../db/reading/keyset.ts';
import { findNamedUserIds, findUsernames } from '../identity/index.ts';
import type { WorkPageOf, WorkQuery } from '../kernel/work-page.ts';
import { referralRelations } from './tables.ts';
import type { Tie } from './ties.ts';

type Sort = (typeof tieSorts)[number];

const list: KeysetList<Tie, Sort> = {
  id: referralRelations.userId,
  idOf: ({ userId }) => userId,
  orders: { bound: { column: referralRelations.boundAt, kind: 'time', valueOf: ({ boundAt }) => boundAt } },
};

interface TieFilter {
  /** Words for who was brought, and for who brought them. */
  q?: string | undefined;
  by?: string | undefined;
  campaign?: string | undefined;
}

interface ListedTies extends WorkPageOf<Tie> {
  /** Account names of everybody in it; empty for who has left. */
  names: Map<number, string>;
}

/** Who was brought by whom, the latest first; ties that have expired too. */
export async function listTies(
  { db }: Pick<ServerContext, 'db'>,
  { q, by, campaign }: TieFilter,
  input: WorkQuery<Sort>,
): Promise<ListedTies> {
  const { userId, parentId } = referralRelations;
  const [brought, parents] = await Promise.all([q && findNamedUserIds(db, q), by && findNamedUserIds(db, by)]);
  const where = and(
    brought ? inArray(userId, brought) : undefined,
    parents ? inArray(parentId, parents) : undefined,
    campaign ? eq(referralRelations.campaign, campaign) : undefined,
  );
  const [page, total] = await Promise.all([
    readKeysetPage(list, input, (part) =>
      db
        .select()
        .from(referralRelations)
        .where(and(where, part.where))
        .orderBy(...part.orderBy)
        .limit(part.limit),
    ),
    countUpTo(db, referralRelations, where),
  ]);
  const ids = page.list.flatMap((tie) =>
    [tie.userId, tie.parentId, tie.grandId, tie.changedBy].flatMap((id) => id ?? []),
  );
  return { ...page, ...total, names: await findUsernames(db, [...new Set(ids)]) };
}
