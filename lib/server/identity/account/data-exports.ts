import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { discardPrivate } from '../../files/index.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { dataExports } from '../export-tables.ts';
import { confirmPassword } from '../security/confirm-password.ts';
import { getUser, lockUser } from './user-repository.ts';

export type DataExport = typeof dataExports.$inferSelect;

/** A run that takes longer counts as lost and begins anew. */
const runLifeInSeconds = 3600;
const maxAttempts = 3;
const exportLifeInSeconds = 7 * 86_400;
const mostShown = 20;

/** Orders a copy. Throws `export_too_soon` within a day of the last that did not fail, and what `confirmPassword` throws. */
export async function requestExport(
  ctx: ServerContext,
  request: { userId: number; password: string; ip: string; locale: Locale },
): Promise<DataExport> {
  const { userId, password, ip, locale } = request;
  await confirmPassword(ctx, { user: await getUser(ctx.db, userId), password, ip });
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const isRecent = and(gt(dataExports.createdAt, addSeconds(now, -86_400)), ne(dataExports.status, 'failed'));
    const recent = await tx
      .select({ id: dataExports.id })
      .from(dataExports)
      .where(and(eq(dataExports.userId, userId), isRecent));
    if (recent.length > 0) throw new DomainError('export_too_soon');
    const row = { userId, status: 'queued' as const, locale, createdAt: now };
    const [created] = await tx.insert(dataExports).values(row).returning();
    if (!created) throw new DomainError('status_changed');
    return created;
  });
}

export async function listExports(ctx: ServerContext, userId: number): Promise<DataExport[]> {
  return ctx.db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(mostShown);
}

/** Key of a finished copy. Throws `not_found` for somebody else's as for none, `status_changed` while there is no file. */
export async function getExportFile(ctx: ServerContext, userId: number, id: number): Promise<string> {
  const own = and(eq(dataExports.id, id), eq(dataExports.userId, userId));
  const [row] = await ctx.db.select().from(dataExports).where(own);
  if (!row) throw new DomainError('not_found');
  const isThere = row.status === 'ready' && row.expiresAt !== null && row.expiresAt > ctx.clock.now();
  if (!isThere || row.fileKey === null) throw new DomainError('status_changed');
  return row.fileKey;
}

/** One that has just failed waits a little; one whose maker was lost begins anew. */
function isDueAt(now: Date) {
  const isRested = or(isNull(dataExports.startedAt), lt(dataExports.startedAt, addSeconds(now, -60)));
  const isDue = and(eq(dataExports.status, 'queued'), isRested);
  const isLost = and(eq(dataExports.status, 'running'), lt(dataExports.startedAt, addSeconds(now, -runLifeInSeconds)));
  return or(isDue, isLost);
}

/** Copies to make, the longest ordered first. */
export async function listDueExports({ db, clock }: ServerContext, limit: number): Promise<number[]> {
  const isDue = isDueAt(clock.now());
  const { id, createdAt } = dataExports;
  const rows = await db.select({ id }).from(dataExports).where(isDue).orderBy(asc(createdAt)).limit(limit);
  return rows.map((row) => row.id);
}

/** Takes a copy to make; undefined where another process has. */
export async function claimExport(ctx: ServerContext, id: number): Promise<DataExport | undefined> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const [next] = await tx
      .select({ id: dataExports.id })
      .from(dataExports)
      .where(and(eq(dataExports.id, id), isDueAt(now)))
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const [claimed] = await tx
      .update(dataExports)
      .set({ status: 'running', startedAt: now, attempts: sql`${dataExports.attempts} + 1` })
      .where(eq(dataExports.id, next.id))
      .returning();
    return claimed;
  });
}

/** The copy is made. False when it was taken from this run in the meantime: then its file is nobody's. */
export async function finishExport(
  tx: Executor,
  { id, attempts }: DataExport,
  { fileKey, size, now }: { fileKey: string; size: number; now: Date },
): Promise<boolean> {
  const facts = {
    status: 'ready' as const,
    fileKey,
    size,
    readyAt: now,
    expiresAt: addSeconds(now, exportLifeInSeconds),
  };
  const ended = await tx.update(dataExports).set(facts).where(ofRun(id, attempts)).returning({ id: dataExports.id });
  return ended.length > 0;
}

/** It is tried again, a few times. */
export async function failExport(ctx: ServerContext, { id, attempts }: DataExport): Promise<void> {
  const status = attempts >= maxAttempts ? 'failed' : 'queued';
  await ctx.db.update(dataExports).set({ status }).where(ofRun(id, attempts));
}

const ofRun = (id: number, attempts: number) =>
  and(eq(dataExports.id, id), eq(dataExports.status, 'running'), eq(dataExports.attempts, attempts));

/** Removes the files of copies that are a week old. */
export async function expireExports(ctx: ServerContext): Promise<void> {
  await ctx.db.transaction((tx) =>
    dropFiles(tx, and(eq(dataExports.status, 'ready'), lte(dataExports.expiresAt, ctx.clock.now()))),
  );
}

/** For an account that ends: no copy of it stays. */
export async function removeExports(tx: Executor, userId: number): Promise<void> {
  await dropFiles(tx, and(eq(dataExports.userId, userId), isNotNull(dataExports.fileKey)));
  await tx.delete(dataExports).where(eq(dataExports.userId, userId));
}

async function dropFiles(tx: Executor, which: ReturnType<typeof and>): Promise<void> {
  const rows = await tx.select().from(dataExports).where(which).for('update', { skipLocked: true });
  for (const { fileKey } of rows) if (fileKey !== null) await discardPrivate(tx, fileKey);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(dataExports).set({ status: 'expired', fileKey: null }).where(inArray(dataExports.id, ids));
}
