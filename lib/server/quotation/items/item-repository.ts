import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Item, NewItem, Version } from '../repository.ts';
import { quotationItems, quotations, quotationVersions } from '../tables.ts';

/** Most lines of one quotation. */
const mostItems = 200;

export async function listItems(db: Executor, versionIds: number[]): Promise<Item[]> {
  if (versionIds.length === 0) return [];
  return db
    .select()
    .from(quotationItems)
    .where(inArray(quotationItems.versionId, versionIds))
    .orderBy(asc(quotationItems.versionId), asc(quotationItems.sort), asc(quotationItems.id));
}

/** These lines of a version, in the order of the document. Throws `not_found` when one is not there. */
export async function getItems(db: Executor, versionId: number, ids: number[]): Promise<Item[]> {
  const requested = new Set(ids);
  const found = (await listItems(db, [versionId])).filter(({ id }) => requested.has(id));
  if (found.length !== requested.size) throw new DomainError('not_found');
  return found;
}

export async function getItem(db: Executor, versionId: number, id: number): Promise<Item> {
  const [item] = await getItems(db, versionId, [id]);
  if (!item) throw new DomainError('not_found');
  return item;
}

/** Whose other quotations have a line with this key. */
export async function listOwnersElsewhere(db: Executor, lineKey: string, quotationId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: quotations.userId })
    .from(quotationItems)
    .innerJoin(quotationVersions, eq(quotationVersions.id, quotationItems.versionId))
    .innerJoin(quotations, eq(quotations.id, quotationVersions.quotationId))
    .where(and(eq(quotationItems.lineKey, lineKey), ne(quotations.id, quotationId)));
  return rows.map(({ userId }) => userId);
}

export async function insertItems(tx: Executor, items: NewItem[]): Promise<Item[]> {
  return items.length === 0 ? [] : tx.insert(quotationItems).values(items).returning();
}

export async function updateItem(tx: Executor, id: number, facts: Partial<NewItem>): Promise<Item> {
  const [row] = await tx.update(quotationItems).set(facts).where(eq(quotationItems.id, id)).returning();
  if (!row) throw new DomainError('not_found');
  return row;
}

export async function deleteItems(tx: Executor, ids: number[]): Promise<void> {
  await tx.delete(quotationItems).where(inArray(quotationItems.id, ids));
}

/** Moves lines of a draft into another draft. */
export async function moveItems(tx: Executor, ids: number[], versionId: number): Promise<void> {
  await tx.update(quotationItems).set({ versionId }).where(inArray(quotationItems.id, ids));
}

/** The place behind the last line. */
export async function nextSort(tx: Executor, versionId: number): Promise<number> {
  const [row] = await tx
    .select({ next: sql<number>`coalesce(max(${quotationItems.sort}), 0)::int + 1`, count: sql<number>`count(*)::int` })
    .from(quotationItems)
    .where(eq(quotationItems.versionId, versionId));
  if ((row?.count ?? 0) >= mostItems) throw new DomainError('quotation_full', { values: { max: mostItems } });
  return row?.next ?? 1;
}

/** Sums a draft up anew after its lines changed. */
export async function sumDraft(tx: Executor, { id }: Pick<Version, 'id'>): Promise<void> {
  const goods = sql`(select coalesce(sum(${quotationItems.amount}), 0) from ${quotationItems}
    where ${quotationItems.versionId} = ${id})`;
  await tx
    .update(quotationVersions)
    .set({ goodsAmount: goods, totalAmount: goods })
    .where(and(eq(quotationVersions.id, id), eq(quotationVersions.status, 'draft')));
}

/** Lines as they go into the next version: the same keys, rows of their own. */
export function copyOf({ id: _, versionId: __, addedKeys: ___, ...item }: Item): Omit<NewItem, 'versionId'> {
  return item;
}
