import { and, count, eq, gt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { addSeconds } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import { getSettings } from '../site/index.ts';
import { files } from './tables.ts';
import { toMebibytes } from './upload-rules.ts';

export type StoredUpload = typeof files.$inferSelect;
export type NewUpload = typeof files.$inferInsert & { userId: number; sourceSha256: string };

type Source = Pick<NewUpload, 'userId' | 'topic' | 'sourceSha256' | 'name'>;

/**
 * The stored file of the same owner, topic and bytes, which lives another day from now, under the name that it was sent by last;
 * nobody learns whether others have the same bytes.
 */
export async function touchDuplicate({ db, clock }: ServerContext, source: Source): Promise<StoredUpload | undefined> {
  return touch(db, source, clock.now());
}

async function touch(
  tx: Executor,
  { userId, topic, sourceSha256, name }: Source,
  now: Date,
): Promise<StoredUpload | undefined> {
  const isSame = [eq(files.userId, userId), eq(files.topic, topic), eq(files.sourceSha256, sourceSha256)];
  const [file] = await tx
    .update(files)
    .set({ lastUploadAt: now, name })
    .where(and(...isSame, eq(files.state, 'stored')))
    .returning();
  return file;
}

/**
 * Records a file whose bytes are about to be stored; it counts from now on, so that uploads at the same time cannot
 * outrun the limits together. Throws `upload_quota` or `upload_hourly`.
 */
export async function reserveUpload(ctx: ServerContext, upload: NewUpload): Promise<number> {
  const settings = await getSettings(ctx);
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, upload.userId);
    const { bytes, recent } = await measure(tx, upload.userId, now);
    const max = settings['upload.quotaBytes'];
    if (bytes + upload.size > max) throw new DomainError('upload_quota', { values: { max: toMebibytes(max) } });
    const perHour = settings['upload.filesPerHour'];
    if (recent >= perHour) throw new DomainError('upload_hourly', { values: { max: perHour } });
    const row = { ...upload, state: 'pending', createdAt: now, lastUploadAt: now } as const;
    const [file] = await tx.insert(files).values(row).returning({ id: files.id });
    return file?.id ?? 0;
  });
}

/**
 * The bytes are in their place. When the same bytes came twice at once, the first to be here stays and the other one is
 * left to the clean-up.
 */
export async function finishUpload(ctx: ServerContext, id: number, upload: NewUpload): Promise<StoredUpload> {
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, upload.userId);
    const first = await touch(tx, upload, ctx.clock.now());
    const state = first ? 'removing' : 'stored';
    const [own] = await tx.update(files).set({ state }).where(eq(files.id, id)).returning();
    const file = first ?? own;
    if (!file) throw new DomainError('not_found');
    return file;
  });
}

/** The bytes could not be stored; the clean-up removes what there may be of them. */
export async function abandonUpload({ db }: ServerContext, id: number): Promise<void> {
  await db.update(files).set({ state: 'removing' }).where(eq(files.id, id));
}

/** One upload of a member is counted after the other. */
async function lockOwner(tx: Executor, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload:${userId}`}, 0))`);
}

async function measure(tx: Executor, userId: number, now: Date): Promise<{ bytes: number; recent: number }> {
  const [total] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${files.size}), 0)`.mapWith(Number) })
    .from(files)
    .where(and(eq(files.userId, userId), ne(files.state, 'removing')));
  const [lately] = await tx
    .select({ recent: count() })
    .from(files)
    .where(and(eq(files.userId, userId), gt(files.createdAt, addSeconds(now, -3600))));
  return { bytes: total?.bytes ?? 0, recent: lately?.recent ?? 0 };
}
