import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { withDocumentNumber } from '../db/document-number.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Actor } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { requireDraftRoom } from './require-room.ts';
import { type quotationItems, quotations, quotationVersions } from './tables.ts';

export type Quotation = typeof quotations.$inferSelect;
export type NewQuotation = typeof quotations.$inferInsert;
export type Version = typeof quotationVersions.$inferSelect;
export type NewVersion = typeof quotationVersions.$inferInsert;
export type Item = typeof quotationItems.$inferSelect;
export type NewItem = typeof quotationItems.$inferInsert;

/** By its number; with `userId` only if it is theirs. */
interface QuotationKey {
  no: string;
  userId?: number | undefined;
}

async function findQuotation(db: Executor, key: QuotationKey): Promise<Quotation | undefined> {
  const [row] = await db.select().from(quotations).where(ofKey(key));
  return row;
}

/** Throws `not_found`, for one of somebody else too. */
export async function getQuotation(db: Executor, key: QuotationKey): Promise<Quotation> {
  const found = await findQuotation(db, key);
  if (!found) throw new DomainError('not_found');
  return found;
}

/** The quotation, locked until the transaction ends: before groups, orders and everything else. Throws `not_found`. */
export async function lockQuotation(tx: Executor, key: QuotationKey): Promise<Quotation> {
  const [row] = await tx.select().from(quotations).where(ofKey(key)).for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}

function ofKey({ no, userId }: QuotationKey): SQL | undefined {
  return and(eq(quotations.no, no), userId === undefined ? undefined : eq(quotations.userId, userId));
}

/** By the number people know it by. */
export async function findQuotationId(db: Executor, no: string): Promise<number | undefined> {
  const [row] = await db.select({ id: quotations.id }).from(quotations).where(eq(quotations.no, no));
  return row?.id;
}

export async function findBasket(db: Executor, userId: number): Promise<Quotation | undefined> {
  const [row] = await db.select().from(quotations).where(ofBasket(userId));
  return row;
}

export const ofBasket = (userId: number) =>
  and(eq(quotations.userId, userId), eq(quotations.isBasket, true), eq(quotations.status, 'draft'));

/** The basket, locked; it is made where there is none. Two calls at once make one. */
export async function lockBasket(tx: Executor, { userId, at, actor }: DraftOwner): Promise<Quotation> {
  const lock = () => tx.select().from(quotations).where(ofBasket(userId)).for('update');
  const [existing] = await lock();
  if (existing) return existing;
  const made = await insertDraft(tx, { userId, at, actor, facts: { isBasket: true } });
  const [basket] = made ? [made] : await lock();
  if (!basket) throw new DomainError('status_changed');
  return basket;
}

interface DraftOwner {
  userId: number;
  at: Date;
  actor?: Actor | undefined;
}

/** A new draft with an empty version. Undefined: there is a basket already. Throws `draft_limit`, `daily_limit`. */
export async function insertDraft(
  tx: Executor,
  { userId, at, actor, facts }: DraftOwner & { facts?: Partial<NewQuotation> },
): Promise<Quotation | undefined> {
  if (facts?.isBasket && (await findBasket(tx, userId))) return undefined;
  await requireDraftRoom(tx, { userId, at }, facts?.isBasket === true);
  const quotation = await withDocumentNumber('quotation', at, async (no) => {
    const row = { ...facts, no, userId, status: 'draft' as const, createdAt: at, updatedAt: at };
    const [inserted] = await tx.insert(quotations).values(row).onConflictDoNothing().returning();
    return inserted ?? (facts?.isBasket ? findBasket(tx, userId) : undefined);
  });
  if (quotation.currentVersionId !== null) return undefined;
  const version = await insertVersion(tx, {
    quotationId: quotation.id,
    n: 1,
    author: 'buyer',
    authorId: userId,
    createdAt: at,
  });
  await logStatusChange(tx, {
    entityType: 'quotation',
    entityId: quotation.id,
    no: quotation.no,
    from: null,
    to: 'draft',
    event: 'save',
    at,
    data: { side: 'customer' },
    ...(actor && { actor }),
  });
  return setCurrentVersion(tx, quotation, version);
}

async function setCurrentVersion(tx: Executor, { id }: Quotation, version: Version): Promise<Quotation> {
  const [row] = await tx
    .update(quotations)
    .set({ currentVersionId: version.id })
    .where(eq(quotations.id, id))
    .returning();
  if (!row) throw new DomainError('not_found');
  return row;
}

export async function insertVersion(tx: Executor, version: NewVersion): Promise<Version> {
  const [row] = await tx.insert(quotationVersions).values(version).returning();
  if (!row) throw new Error('the version was not stored');
  return row;
}

export async function listVersions(db: Executor, quotationId: number): Promise<Version[]> {
  return db
    .select()
    .from(quotationVersions)
    .where(eq(quotationVersions.quotationId, quotationId))
    .orderBy(asc(quotationVersions.n));
}

/** The version that counts. A quotation without one is a fault of ours. */
export async function getCurrentVersion(db: Executor, quotation: Quotation): Promise<Version> {
  const id = quotation.currentVersionId ?? 0;
  const [row] = await db.select().from(quotationVersions).where(eq(quotationVersions.id, id));
  if (!row) throw new Error(`quotation ${quotation.no} has no version`);
  return row;
}

export async function updateVersion(tx: Executor, id: number, facts: Partial<NewVersion>): Promise<void> {
  await tx.update(quotationVersions).set(facts).where(eq(quotationVersions.id, id));
}
