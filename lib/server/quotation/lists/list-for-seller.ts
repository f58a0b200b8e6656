import { and, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { QuotationStatus } from '#lib/contract/quotation/member-records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { countUpTo, type KeysetList, readKeysetBatches, readKeysetPage } from '#lib/server/db/reading/keyset.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import type { WorkPageOf, WorkQuery } from '#lib/server/kernel/work-page.ts';
import type { Quotation, Version } from '../repository.ts';
import type { Seller } from '../seller.ts';
import { dueOf, quotations, quotationVersions } from '../tables.ts';
import { dressQuotations, type ListedQuotation, matchesWords, ofStatus } from './list-quotations.ts';

type SellerScope = 'pool' | 'own';
const sellerSorts = ['-created', 'created', 'due', '-due'] as const;
export type SellerSort = (typeof sellerSorts)[number];

export interface SellerFilter {
  scope: SellerScope;
  /** `waiting`: it is the seller's turn. */
  status?: QuotationStatus | 'open' | 'waiting' | undefined;
  q?: string | undefined;
  /** Sent in by customers within so many days. */
  days?: number | undefined;
}

interface Row {
  quotation: Quotation;
  version: Version;
}

const endOfTime = new Date('9999-12-31T00:00:00Z');

const order: KeysetList<Row, SellerSort> = {
  id: quotations.id,
  idOf: ({ quotation }) => quotation.id,
  orders: {
    created: { column: quotations.id, kind: 'number', valueOf: ({ quotation }) => quotation.id },
    due: { column: dueOf(quotations), kind: 'time', valueOf: ({ quotation }) => quotation.answerDeadline ?? endOfTime },
  },
};

/** What lies in the pool, or what this seller answers, a page by key. */
export async function listForSeller(
  ctx: ServerContext,
  seller: Seller,
  { input, ...filter }: SellerFilter & { input: WorkQuery<SellerSort> },
): Promise<WorkPageOf<ListedQuotation>> {
  const { db } = ctx;
  const where = conditionsOf(ctx, seller, filter);
  const [page, totals] = await Promise.all([readPage(db, where, input), countUpTo(db, quotations, where)]);
  return { ...page, ...totals, list: await dressQuotations(db, page.list) };
}

/** All of them, newest first, batch by batch. */
export async function* readAllForSeller(
  ctx: ServerContext,
  seller: Seller,
  filter: SellerFilter,
): AsyncGenerator<ListedQuotation[]> {
  const where = conditionsOf(ctx, seller, filter);
  const batches = readKeysetBatches((input) => readPage(ctx.db, where, { sort: '-created', ...input }));
  for await (const batch of batches) yield await dressQuotations(ctx.db, batch);
}

const readPage = (db: Executor, where: SQL | undefined, input: WorkQuery<SellerSort>) =>
  readKeysetPage(order, input, ({ where: beyond, orderBy, limit }) =>
    db
      .select({ quotation: quotations, version: quotationVersions })
      .from(quotations)
      .innerJoin(quotationVersions, eq(quotationVersions.id, quotations.currentVersionId))
      .where(and(where, beyond))
      .orderBy(...orderBy)
      .limit(limit),
  );

const conditionsOf = ({ clock }: ServerContext, seller: Seller, filter: SellerFilter): SQL | undefined =>
  and(inScope(seller, filter.scope), ...narrowedBy(filter, clock.now()));

/** How many lie in the pool, and how many of the seller's own wait for an answer. */
export async function countForSeller({ db }: ServerContext, seller: Seller): Promise<Record<SellerScope, number>> {
  const [pool, own] = await Promise.all([
    countUpTo(db, quotations, inScope(seller, 'pool')),
    countUpTo(db, quotations, and(inScope(seller, 'own'), isWaiting)),
  ]);
  return { pool: pool.total, own: own.total };
}

const isFree = and(eq(quotations.status, 'submitted'), isNull(quotations.assigneeId));
const isWaiting = inArray(quotations.status, ['submitted', 'quoting', 'negotiating'] satisfies QuotationStatus[]);

/** What no store answers is the platform's, but for what anybody can still take up. */
function inScope({ storeId }: Seller, scope: SellerScope): SQL | undefined {
  const sent = and(isNotNull(quotations.submittedAt), sql`${quotations.status} <> 'draft'`);
  if (scope === 'pool') return and(isNull(quotations.storeId), isFree, sent);
  if (storeId !== null) return and(eq(quotations.storeId, storeId), sent);
  return and(isNull(quotations.storeId), isFree && not(isFree), sent);
}

function narrowedBy({ scope, status, q, days }: SellerFilter, now: Date): (SQL | undefined)[] {
  const since = days === undefined ? undefined : addSeconds(now, -days * 86_400);
  return [
    scope === 'pool' ? undefined : status === 'waiting' ? isWaiting : ofStatus(status),
    since && sql`${quotations.submittedAt} >= ${since}`,
    matchesWords(q),
  ];
}
