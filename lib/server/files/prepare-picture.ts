import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { cdnAddress } from '../site/index.ts';
import { newFileKey } from './driver.ts';
import { openDriver } from './open-driver.ts';
import { renderVariants } from './render-variants.ts';
import { atCdn } from './repository.ts';
import { files } from './tables.ts';
import type { PictureFile } from './to-picture.ts';

interface PictureRequested {
  userId: number;
  /** Address of the upload, and what it was uploaded for. */
  url: string;
  topic: string;
}

type PreparedFile = PictureFile & { id: number };

const fault = () => new DomainError('invalid_input', { fields: { url: { key: 'file' } } });

/**
 * Makes of a member's uploaded image a picture that pages show: every width in every format. It belongs to
 * the uploader and is removed after a day, unless `takePicture` makes it the shop's. Throws `invalid_input` at `url` for an
 * upload that is not theirs, not of the topic, or no image.
 */
export async function preparePicture(
  ctx: ServerContext,
  { userId, url, topic }: PictureRequested,
): Promise<PreparedFile> {
  const [source] = await ctx.db.select().from(files).where(eq(files.url, url));
  const isTheirs = source?.userId === userId && source.state === 'stored' && !source.isPrivate;
  if (!source || !isTheirs || source.topic !== topic || !source.mime.startsWith('image/')) throw fault();
  const stored = await openDriver(ctx.env, source.storage).open(source.path);
  if (!stored) throw fault();
  const bytes = await buffer(stored.content);
  const storage = ctx.env.FILE_DRIVER;
  const stem = newFileKey(topic, 'webp', ctx.clock.now()).replace(/\.webp$/, '');
  const { variants, dominantColour } = await renderVariants(ctx.env, openDriver(ctx.env, storage), { bytes, stem });
  const main = variants.filter(({ mime }) => mime === 'image/webp').at(-1);
  if (!main) throw fault();
  const row = {
    userId,
    storage,
    topic,
    path: main.url.replace('/storage/', ''),
    url: main.url,
    name: source.name,
    mime: main.mime,
    size: main.size,
    width: main.width,
    height: main.height,
    dominantColour,
    sha256: source.sha256,
    variants,
    createdAt: ctx.clock.now(),
    lastUploadAt: ctx.clock.now(),
  };
  const [made] = await ctx.db.insert(files).values(row).returning({ id: files.id, cdn: cdnAddress });
  const file = { url: main.url, width: main.width, height: main.height, dominantColour, variants };
  return { id: made?.id ?? 0, ...atCdn(file, made?.cdn ?? '') };
}

/**
 * Makes a prepared picture the shop's own: it stays, whoever uploaded it and whatever becomes of them, and counts to
 * nobody's quota. Answers whether it is the shop's now; a picture of another member is not.
 */
export async function takePicture(
  tx: Executor,
  { fileId, userId, topic }: { fileId: number; userId: number; topic: string },
): Promise<boolean> {
  const [file] = await tx.select().from(files).where(eq(files.id, fileId)).for('update');
  if (file?.state !== 'stored' || file.isPrivate || file.variants.length === 0) return false;
  if (file.userId === null) return true;
  if (file.userId !== userId || file.topic !== topic) return false;
  await tx.update(files).set({ userId: null }).where(eq(files.id, fileId));
  return true;
}
