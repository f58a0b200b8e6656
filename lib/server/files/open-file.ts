import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import { ensureIcon } from './brand/icon-files.ts';
import { findSocialImage, isSocialImage } from './brand/social-image.ts';
import { findDrawing, readStored, renderNow } from './drawings.ts';
import { addressOf, isPrivateKey, keyPattern, type OpenFile } from './driver.ts';
import { openDriver } from './open-driver.ts';
import { readPrivateLink } from './private-link.ts';
import { publicS3Address } from './s3-driver.ts';
import { files } from './tables.ts';

/**
 * Only a private file comes with the name its owner gave it. `isDrawing`: the drawing stands for a size of it that is being
 * made. `isBrief`: the address shows something else once the shop's look changes.
 */
type FoundFile = (OpenFile & { name?: string; isDrawing?: true; isBrief?: true }) | { redirect: string };

/**
 * The public file of a key, wherever it lies: on the disk first, because most do and asking costs nothing; then in the
 * bucket, or where the bucket's readers find it. Nothing for private keys and for what is no key.
 */
export async function openPublicFile(ctx: ServerContext, key: string): Promise<FoundFile | undefined> {
  if (!keyPattern.test(key) || isPrivateKey(key)) return undefined;
  const file = await openMade(ctx, key);
  if (file) return file;
  const drawing = await findDrawing(ctx.env, key);
  if (drawing) return showDrawing(ctx, key, drawing);
  if (!ctx.env.S3_BUCKET) return undefined;
  const redirect = publicS3Address(ctx.env, key);
  return redirect ? { redirect } : openDriver(ctx.env, 's3').open(key);
}

/** A file of the disk; what is made of another one is made when somebody asks for it first. */
async function openMade(ctx: ServerContext, key: string): Promise<(OpenFile & { isBrief?: true }) | undefined> {
  const local = openDriver(ctx.env, 'local');
  const read = (address: string) => readPublicFile(ctx, address);
  if (isSocialImage(key)) {
    const made = await findSocialImage(ctx, key, read);
    const file = made && (await local.open(made.key));
    return file && (made.isOwnAddress ? file : { ...file, isBrief: true });
  }
  const found = await local.open(key);
  if (found) return found;
  return (await ensureIcon(ctx.env, key, (source) => read(addressOf(source)))) ? local.open(key) : undefined;
}

/** Nobody waits for a size to be made; one that cannot be is tried again by whoever asks next. */
function showDrawing({ env }: ServerContext, key: string, drawing: Uint8Array): FoundFile {
  renderNow(env, key, drawing).catch(() => undefined);
  return { size: drawing.byteLength, content: Readable.from([drawing]), isDrawing: true };
}

/** The file a link of `linkToPrivate` leads to, with the name its owner gave it; nothing once either has ended. */
export async function openPrivateFile(ctx: ServerContext, link: string): Promise<FoundFile | undefined> {
  const url = readPrivateLink(ctx, link);
  if (url === undefined) return undefined;
  const [row] = await ctx.db
    .select({ storage: files.storage, key: files.path, name: files.name })
    .from(files)
    .where(and(eq(files.url, url), eq(files.isPrivate, true), eq(files.state, 'stored')));
  if (!row) return undefined;
  const file = await openDriver(ctx.env, row.storage).open(row.key);
  return file && { ...file, name: row.name };
}

/** A file that the shop keeps for itself (`storePrivate`), by its key; nothing where it is gone. */
export async function openKeptFile(ctx: ServerContext, key: string): Promise<OpenFile | undefined> {
  const [row] = await ctx.db
    .select({ storage: files.storage })
    .from(files)
    .where(and(eq(files.path, key), eq(files.isPrivate, true), eq(files.state, 'stored')));
  return row && openDriver(ctx.env, row.storage).open(key);
}

/** The bytes of a public file by the address that pages show, at a CDN too; nothing where there is none. */
export async function readPublicFile({ env }: ServerContext, address: string): Promise<Buffer | undefined> {
  const key = /\/storage\/([^?]+)$/.exec(address)?.[1] ?? '';
  if (!keyPattern.test(key) || isPrivateKey(key)) return undefined;
  const stored = await readStored(env, key);
  if (stored || !env.S3_BUCKET) return stored && Buffer.from(stored);
  const file = await openDriver(env, 's3').open(key);
  return file && buffer(file.content);
}
