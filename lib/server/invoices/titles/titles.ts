import { and, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { mostTitles, type SpecialStatus, type titleOwners } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { releaseFile } from '#lib/server/files/index.ts';
import { accountLimits } from '#lib/server/kernel/account-limits.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { invoiceTitles, titlePapers } from '../tables.ts';
import { followChange, subjectOfDocuments, withdrawDocuments } from './title-documents.ts';
import type { TitleFacts } from './title-facts.ts';
import { isSameTitle, toKeptFacts } from './title-rules.ts';

export type TitleRow = typeof invoiceTitles.$inferSelect;

/** A title with how far an operator is with its documents, and why they were refused. */
export interface InvoiceTitle extends TitleRow {
  special: SpecialStatus;
  specialReason: string;
}

/** Whose titles they are. */
export interface TitleOwner {
  ownerType: (typeof titleOwners)[number];
  ownerId: number;
}

interface TitleInput {
  /** Undefined: a new one. */
  id?: number | undefined;
  facts: TitleFacts;
  isDefault: boolean;
  /** Who does it, for the history of its documents. */
  actor?: Member;
}

const { ownerType: type, ownerId, id: key, isDefault: isDefaultColumn, deletedAt, updatedAt } = invoiceTitles;

/** The owner is part of every condition: a foreign id finds nothing. */
const ofOwner = (owner: TitleOwner, id?: number): SQL | undefined =>
  and(
    eq(type, owner.ownerType),
    eq(ownerId, owner.ownerId),
    isNull(deletedAt),
    id === undefined ? undefined : eq(key, id),
  );

/** The default first, then the last changed. */
export async function listTitles(db: Executor, owner: TitleOwner): Promise<InvoiceTitle[]> {
  const rows = await readTitles(db, ofOwner(owner)).orderBy(desc(isDefaultColumn), desc(updatedAt), desc(key));
  return rows.map(toTitle);
}

const readTitles = (db: Executor, where: SQL | undefined) =>
  db
    .select({ title: invoiceTitles, special: titlePapers.status, reason: titlePapers.reason })
    .from(invoiceTitles)
    .leftJoin(titlePapers, eq(titlePapers.titleId, key))
    .where(where);

type ReadTitle = Awaited<ReturnType<typeof readTitles>>[number];

const toTitle = ({ title, special, reason }: ReadTitle): InvoiceTitle => ({
  ...title,
  special: special ?? 'none',
  specialReason: reason ?? '',
});

/** Throws `not_found`, also for one of somebody else or one that was removed. */
export async function getTitle(db: Executor, owner: TitleOwner, id: number): Promise<InvoiceTitle> {
  const [row] = await readTitles(db, ofOwner(owner, id));
  if (!row) throw new DomainError('not_found');
  return toTitle(row);
}

/**
 * Saves a new or a changed title. The first becomes the default by itself; a default stays one until another takes its
 * place. Throws `invalid_input` at the name of one that is there already, `not_found`, `title_limit` or `daily_limit`.
 */
export async function saveTitle(
  ctx: ServerContext,
  owner: TitleOwner,
  { id, facts, isDefault, actor }: TitleInput,
): Promise<InvoiceTitle> {
  const row = { ...toKeptFacts(facts), updatedAt: ctx.clock.now() };
  return ctx.db.transaction(async (tx) => {
    await lockTitles(tx, owner);
    const titles = await listTitles(tx, owner);
    const others = titles.filter((title) => title.id !== id);
    if (id !== undefined && others.length === titles.length) throw new DomainError('not_found');
    if (others.some((other) => isSameTitle(other, row))) {
      throw new DomainError('invalid_input', { fields: { name: { key: 'titleThere' } } });
    }
    if (id === undefined) await requireTitleRoom(tx, owner, { open: titles.length, at: row.updatedAt });
    const before = titles.find((title) => title.id === id);
    const savedId = id === undefined ? await insert(tx, owner, row) : await update(tx, id, row);
    if (before) await followChange(tx, before, { after: row, at: row.updatedAt, actor });
    if (isDefault || others.length === 0) await moveDefault(tx, owner, savedId);
    return getTitle(tx, owner, savedId);
  });
}

/** Before one more is added, while the titles are locked. Throws `title_limit`, `daily_limit`. */
async function requireTitleRoom(tx: Executor, owner: TitleOwner, { open, at }: { open: number; at: Date }) {
  if (open >= mostTitles) throw new DomainError('title_limit', { values: { max: mostTitles } });
  const isTheirs = and(eq(type, owner.ownerType), eq(ownerId, owner.ownerId));
  const isNew = gt(invoiceTitles.createdAt, addSeconds(at, -86_400));
  const [added] = await tx.select({ total: count() }).from(invoiceTitles).where(and(isTheirs, isNew));
  const max = accountLimits.titlesADay;
  if ((added?.total ?? 0) >= max) throw new DomainError('daily_limit', { values: { max } });
}

/** Throws `not_found`. */
export async function setDefaultTitle(ctx: ServerContext, owner: TitleOwner, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockTitles(tx, owner);
    await getTitle(tx, owner, id);
    await moveDefault(tx, owner, id);
  });
}

/** Removes a title; when it was the default, the last changed takes its place. Throws `not_found`. */
export async function removeTitle(ctx: ServerContext, owner: TitleOwner, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockTitles(tx, owner);
    const { isDefault } = await getTitle(tx, owner, id);
    await withdrawDocuments(tx, id, ctx.clock.now());
    await tx.update(invoiceTitles).set({ deletedAt: ctx.clock.now(), isDefault: false }).where(ofOwner(owner, id));
    const [next] = isDefault ? await listTitles(tx, owner) : [];
    if (next) await moveDefault(tx, owner, next.id);
  });
}

/** Whoever closes an account leaves no title behind; documents have copied what they need. */
export async function forgetTitles(tx: Executor, owner: TitleOwner): Promise<void> {
  const isTheirs = and(eq(type, owner.ownerType), eq(ownerId, owner.ownerId));
  const forgotten = await tx.delete(invoiceTitles).where(isTheirs).returning({ id: key });
  for (const { id } of forgotten) await releaseFile(tx, { subject: subjectOfDocuments(id) });
}

/** Changes of one owner's titles take turns: how many there are, and the default, is decided by looking at all of them. */
export async function lockTitles(tx: Executor, owner: TitleOwner): Promise<void> {
  const name = `invoice titles:${owner.ownerType}:${owner.ownerId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

type Row = TitleFacts & { updatedAt: Date };

async function insert(tx: Executor, owner: TitleOwner, row: Row): Promise<number> {
  const [created] = await tx
    .insert(invoiceTitles)
    .values({ ...owner, ...row, createdAt: row.updatedAt })
    .returning({ id: key });
  return created?.id ?? 0;
}

async function update(tx: Executor, id: number, row: Row): Promise<number> {
  await tx.update(invoiceTitles).set(row).where(eq(key, id));
  return id;
}

/** Moves the default; the old one goes first, because the database allows only one. */
async function moveDefault(tx: Executor, owner: TitleOwner, id: number): Promise<void> {
  await tx
    .update(invoiceTitles)
    .set({ isDefault: false })
    .where(and(ofOwner(owner), isDefaultColumn));
  await tx.update(invoiceTitles).set({ isDefault: true }).where(ofOwner(owner, id));
}
