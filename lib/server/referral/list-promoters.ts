import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import type { promoterSorts } from '#lib/contract/referral/desk-promoters.ts';
import type { PromoterStatus } from '#lib/contract/referral/member-records.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { countRows } from '../db/count-rows.ts';
import { countUpTo, type KeysetList, readKeysetPage } from '../db/reading/keyset.ts';
import { type Face, findFaces, findNamedUserIds } from '../identity/index.ts';
import type { Fen } from '../kernel/money.ts';
import type { WorkPageOf, WorkQuery } from '../kernel/work-page.ts';
import { referralCommissions } from './commission-tables.ts';
import type { Promoter } from './move-promoter.ts';
import { promoters, referralLevels, referralRelations } from './tables.ts';

type Sort = (typeof promoterSorts)[number];

const list: KeysetList<Promoter, Sort> = {
  id: promoters.userId,
  idOf: ({ userId }) => userId,
  orders: { since: { column: promoters.createdAt, kind: 'time', valueOf: ({ createdAt }) => createdAt } },
};

export interface ListedPromoter {
  promoter: Promoter;
  /** Undefined for who has left. */
  face: Face | undefined;
  /** Also one that is not in use any more. */
  level: SpecTexts | null;
  people: number;
  /** By all orders so far, less what went back. */
  earned: Fen;
}

/** Who promotes, asked to, or was stopped. */
export async function listPromoterRows(
  { db }: Pick<ServerContext, 'db'>,
  filter: { q?: string | undefined; status?: PromoterStatus | undefined },
  input: WorkQuery<Sort>,
): Promise<WorkPageOf<ListedPromoter>> {
  const where = and(
    filter.status && eq(promoters.status, filter.status),
    filter.q ? inArray(promoters.userId, await findNamedUserIds(db, filter.q)) : undefined,
  );
  const [page, total] = await Promise.all([
    readKeysetPage(list, input, (part) =>
      db
        .select()
        .from(promoters)
        .where(and(where, part.where))
        .orderBy(...part.orderBy)
        .limit(part.limit),
    ),
    countUpTo(db, promoters, where),
  ]);
  return { ...page, ...total, list: await describe(db, page.list) };
}

async function describe(db: Executor, rows: Promoter[]): Promise<ListedPromoter[]> {
  const ids = rows.map(({ userId }) => userId);
  const levelIds = [...new Set(rows.flatMap(({ levelId }) => levelId ?? []))];
  const [faces, people, earned, levels] = await Promise.all([
    findFaces(db, ids),
    sumBy(db, ids, countsOf),
    sumBy(db, ids, earningsOf),
    db.select().from(referralLevels).where(inArray(referralLevels.id, levelIds)),
  ]);
  return rows.map((promoter) => ({
    promoter,
    face: faces.get(promoter.userId),
    level: levels.find(({ id }) => id === promoter.levelId)?.names ?? null,
    people: people.get(promoter.userId) ?? 0,
    earned: earned.get(promoter.userId) ?? 0,
  }));
}

type Totals = (db: Executor, ids: number[]) => Promise<{ id: number; total: number }[]>;

async function sumBy(db: Executor, ids: number[], read: Totals): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  return new Map((await read(db, ids)).map(({ id, total }) => [id, total]));
}

const countsOf: Totals = (db, ids) => {
  const { parentId } = referralRelations;
  return db
    .select({ id: parentId, total: count() })
    .from(referralRelations)
    .where(inArray(parentId, ids))
    .groupBy(parentId);
};

const earningsOf: Totals = (db, ids) => {
  const { userId, amount, reversedAmount } = referralCommissions;
  const total: SQL<number> = sql<number>`sum(${amount} - ${reversedAmount})`.mapWith(Number);
  return db.select({ id: userId, total }).from(referralCommissions).where(inArray(userId, ids)).groupBy(userId);
};

/** How many ask to promote. */
export const countPromoterApplications = (db: Executor) => countRows(db, promoters, eq(promoters.status, 'pending'));
