import fs from 'node:fs/promises';
import { Readable } from 'node:stream';
import { inArray } from 'drizzle-orm';
import { fileTypeFromFile } from 'file-type';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { cleanImage, isRewritable } from './clean-image.ts';
import { recogniseImage } from './content/image-formats.ts';
import { newFileKey } from './driver.ts';
import { openDriver } from './open-driver.ts';
import { newDraftPath, receiveFile } from './receive-file.ts';
import { renderVariants } from './render-variants.ts';
import { files } from './tables.ts';
import { cleanName } from './upload-rules.ts';

interface BroughtPicture {
  /** Whose it is until a record takes it (`takePicture`); a day later it is removed. */
  userId: number;
  topic: string;
  name: string;
  content: Uint8Array;
}

/**
 * Stores a picture that was fetched for somebody: looked at, written anew, in every width and format, as an upload is. It counts to nobody's
 * quota, since no member sent it. Answers its id. Throws `upload_image_invalid` for what is no picture that is stored.
 */
export async function bringPicture(ctx: ServerContext, picture: BroughtPicture): Promise<number> {
  const { userId, topic, content } = picture;
  const received = await receiveFile(ctx.env, Readable.from([content]), content.byteLength);
  const draft = newDraftPath(ctx.env);
  try {
    const found =
      (await recogniseImage(received.path)) ?? (await fileTypeFromFile(received.path).catch(() => undefined));
    if (!found || !isRewritable(found.mime)) throw new DomainError('upload_image_invalid');
    await cleanImage(received.path, found.mime, draft);
    const storage = ctx.env.FILE_DRIVER;
    const now = ctx.clock.now();
    const stem = newFileKey(topic, 'webp', now).replace(/\.webp$/, '');
    const bytes = await fs.readFile(draft);
    const { variants, dominantColour } = await renderVariants(ctx.env, openDriver(ctx.env, storage), { bytes, stem });
    const main = variants.filter(({ mime }) => mime === 'image/webp').at(-1);
    if (!main) throw new DomainError('upload_image_invalid');
    const { url, mime, size, width, height } = main;
    const row = { userId, storage, topic, url, path: url.replace('/storage/', ''), mime, size, width, height };
    const [made] = await ctx.db
      .insert(files)
      .values({
        ...row,
        name: cleanName(picture.name) || 'picture.webp',
        dominantColour,
        sha256: received.sha256,
        variants,
        createdAt: now,
        lastUploadAt: now,
      })
      .returning({ id: files.id });
    return made?.id ?? 0;
  } finally {
    await Promise.all([received.path, draft].map((path) => fs.rm(path, { force: true })));
  }
}

/** Pictures of the shop that nothing shows any more: the clean-up removes them. The caller has looked that nothing does. */
export async function discardPictures(tx: Executor, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.update(files).set({ state: 'removing' }).where(inArray(files.id, ids));
}
