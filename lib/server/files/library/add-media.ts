import { and, eq, isNull, sql } from 'drizzle-orm';
import { mediaTopic } from '#lib/contract/files/upload-topics.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { preparePicture } from '../prepare-picture.ts';
import { files } from '../tables.ts';
import { mediaKindOf } from './in-library.ts';

interface Upload {
  userId: number;
  url: string;
}

type StoredFile = typeof files.$inferSelect;

const fault = () => new DomainError('invalid_input', { fields: { url: { key: 'file' } } });

/**
 * Makes of an operator's upload a file that pages can show: a picture in all its sizes, a drawing or a film as it is. It belongs to the
 * operator until `takeMedia`. Throws `invalid_input` at `url` for an upload that is not theirs, or none of these.
 */
export async function prepareMedia(ctx: ServerContext, { userId, url }: Upload): Promise<StoredFile> {
  const [source] = await ctx.db.select().from(files).where(eq(files.url, url));
  const isTheirs = source?.userId === userId && source.state === 'stored' && source.topic === mediaTopic;
  const kind = source && mediaKindOf(source.mime);
  if (!source || !isTheirs || !kind) throw fault();
  if (kind !== 'picture' || source.variants.length > 0) return source;
  const { id } = await preparePicture(ctx, { userId, url, topic: mediaTopic });
  const [made] = await ctx.db.select().from(files).where(eq(files.id, id));
  if (!made) throw fault();
  return made;
}

/** Files that were sent and are the same as this one are answered for it: the shop keeps the same bytes once. */
export async function findSameMedia(db: Executor, { id, sha256 }: StoredFile): Promise<StoredFile | undefined> {
  const isSame = and(eq(files.sha256, sha256), eq(files.topic, mediaTopic), eq(files.state, 'stored'));
  const [known] = await db
    .select()
    .from(files)
    .where(and(isSame, isNull(files.userId), sql`${files.id} <> ${id}`))
    .limit(1);
  return known;
}

/** Makes it the shop's own. Throws `invalid_input` at `url` where it has been removed, or taken for something else, meanwhile. */
export async function takeMedia(tx: Executor, { id, userId }: { id: number; userId: number }): Promise<StoredFile> {
  const [taken] = await tx
    .update(files)
    .set({ userId: null })
    .where(and(eq(files.id, id), eq(files.userId, userId), eq(files.state, 'stored')))
    .returning();
  if (!taken) throw fault();
  return taken;
}
