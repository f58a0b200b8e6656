import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { SpecialStatus } from '#lib/contract/invoices/records.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { countFound } from '#lib/server/db/count-rows.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { linkToPrivate, listFiles } from '#lib/server/files/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { notify } from '#lib/server/messaging/index.ts';
import { findStoreOf, notifyStoreHolders } from '#lib/server/store/index.ts';
import { invoiceTitles, titlePapers } from '../tables.ts';
import type { TitleRow } from './titles.ts';

type Papers = typeof titlePapers.$inferSelect;

export interface DocumentsForReview {
  papers: Papers;
  title: TitleRow;
  /** Of the reader, or of the reader's store. */
  isOwn: boolean;
}

/** Of titles that were removed, or name another body by now, nothing is decided any more. */
const ofLiving = and(isNull(invoiceTitles.deletedAt), ne(titlePapers.status, 'none'));

const joined = (db: Executor) =>
  db
    .select({ papers: titlePapers, title: invoiceTitles })
    .from(titlePapers)
    .innerJoin(invoiceTitles, eq(invoiceTitles.id, titlePapers.titleId));

/** Documents of titles, those that have waited longest first. */
export async function listTitleDocuments(
  db: Executor,
  reader: Member,
  { status, page }: { status: Exclude<SpecialStatus, 'none'> | undefined; page: Page },
): Promise<PageOf<DocumentsForReview>> {
  const where = and(ofLiving, status && eq(titlePapers.status, status));
  const [rows, [all], store] = await Promise.all([
    joined(db)
      .where(where)
      .orderBy(asc(titlePapers.askedAt), asc(titlePapers.titleId))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ total: count() })
      .from(titlePapers)
      .innerJoin(invoiceTitles, eq(invoiceTitles.id, titlePapers.titleId))
      .where(where),
    findStoreOf(db, reader.userId),
  ]);
  const list = rows.map((row) => ({ ...row, isOwn: isOwn(row.title, reader.userId, store?.id) }));
  return { list, total: all?.total ?? 0 };
}

/** How many wait. */
export const countPendingDocuments = (db: Executor): Promise<number> =>
  countFound(
    db,
    db
      .select({ one: sql`1`.as('one') })
      .from(titlePapers)
      .innerJoin(invoiceTitles, eq(invoiceTitles.id, titlePapers.titleId))
      .where(and(ofLiving, eq(titlePapers.status, 'pending')))
      .limit(1000),
  );

const isOwn = ({ ownerType, ownerId }: TitleRow, userId: number, storeId: number | undefined): boolean =>
  ownerId === (ownerType === 'user' ? userId : storeId);

const linkInSeconds = 300;

/** Shows the documents of a title for some minutes, and writes down who looked. Throws `not_found` and `own_record`. */
export async function revealDocuments(ctx: ServerContext, operator: Member, titleId: number): Promise<string[]> {
  return ctx.db.transaction(async (tx) => {
    const { papers } = await getForeign(tx, operator, titleId);
    const files = await listFiles(tx, papers.fileIds);
    await logStatusChange(tx, {
      entityType: 'title_papers',
      entityId: titleId,
      from: papers.status,
      to: papers.status,
      event: 'reveal',
      actor: operator,
      at: ctx.clock.now(),
    });
    return files.map((file) => linkToPrivate(ctx, file, { ttlSeconds: linkInSeconds }));
  });
}

interface Decision {
  titleId: number;
  decision: 'approve' | 'reject';
  /** What is missing; its owner reads it. */
  reason: string;
  /** What the operator has read. */
  version: number;
}

/**
 * Lets special invoices be made out to a title, or says why not; its owner is told. Throws `not_found`, `own_record`, and
 * `status_changed` where the documents are decided, or others by now.
 */
export async function decideDocuments(
  ctx: ServerContext,
  operator: Member,
  { titleId, decision, reason, version }: Decision,
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const { papers, title } = await getForeign(tx, operator, titleId);
    const status = decision === 'approve' ? ('approved' as const) : ('rejected' as const);
    const decided = await tx
      .update(titlePapers)
      .set({ status, reason, decidedBy: operator.userId, decidedAt: at, version: version + 1 })
      .where(
        and(
          eq(titlePapers.titleId, titleId),
          eq(titlePapers.version, version),
          inArray(titlePapers.status, decision === 'approve' ? ['pending'] : ['pending', 'approved']),
        ),
      )
      .returning({ id: titlePapers.titleId });
    if (decided.length === 0) throw new DomainError('status_changed');
    await logStatusChange(tx, {
      entityType: 'title_papers',
      entityId: titleId,
      from: papers.status,
      to: status,
      event: decision,
      actor: operator,
      at,
      ...(reason && { reason }),
    });
    await notifyOwner(tx, title, { event: status === 'approved' ? 'papersApproved' : 'papersRejected', reason, at });
  });
}

async function getForeign(tx: Executor, { userId }: Member, titleId: number) {
  const [row] = await joined(tx)
    .where(and(ofLiving, eq(titlePapers.titleId, titleId)))
    .for('update');
  if (!row) throw new DomainError('not_found');
  const store = await findStoreOf(tx, userId);
  if (isOwn(row.title, userId, store?.id)) throw new DomainError('own_record');
  return row;
}

interface News {
  event: 'papersApproved' | 'papersRejected';
  reason: string;
  at: Date;
}

async function notifyOwner(
  tx: Executor,
  { id, name, ownerType, ownerId }: TitleRow,
  { event, reason, at }: News,
): Promise<void> {
  const cause = `${id}:${at.toISOString()}`;
  const news = { event, args: { name, reason }, now: at } as const;
  if (ownerType === 'user') return notify(tx, { ...news, userId: ownerId, dedupeKey: `${event}:${cause}` });
  const link = userPath('store/invoice/platform/invoiceTitles');
  return notifyStoreHolders(tx, ownerId, { ...news, node: 'store/invoice/platform', link, cause });
}
