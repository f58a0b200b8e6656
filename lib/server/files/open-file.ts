import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import { isPrivateKey, keyPattern, type OpenFile } from './driver.ts';
import { openDriver } from './open-driver.ts';
import { readPrivateLink } from './private-link.ts';
import { publicS3Address } from './s3-driver.ts';
import { ensureSocialImage } from './social-image.ts';
import { files } from './tables.ts';

/** Only a private file comes with the name its owner gave it. */
type FoundFile = (OpenFile & { name?: string }) | { redirect: string };

/**
 * The public file of a key, wherever it lies: on the disk first, because most do and asking costs nothing; then in the
 * bucket, or where the bucket's readers find it. Nothing for private keys and for what is no key.
 */
export async function openPublicFile(ctx: ServerContext, key: string): Promise<FoundFile | undefined> {
  if (!keyPattern.test(key) || isPrivateKey(key)) return undefined;
  const local = openDriver(ctx.env, 'local');
  const file = (await local.open(key)) ?? ((await ensureSocialImage(ctx.env, key)) ? await local.open(key) : undefined);
  if (file) return file;
  if (!ctx.env.S3_BUCKET) return undefined;
  const redirect = publicS3Address(ctx.env, key);
  return redirect ? { redirect } : openDriver(ctx.env, 's3').open(key);
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

/** The bytes of a public file by the address that pages show, at a CDN too; nothing where there is none. */
export async function readPublicFile({ env }: ServerContext, address: string): Promise<Buffer | undefined> {
  const key = /\/storage\/([^?]+)$/.exec(address)?.[1] ?? '';
  if (!keyPattern.test(key) || isPrivateKey(key)) return undefined;
  const inBucket = async () => (env.S3_BUCKET ? openDriver(env, 's3').open(key) : undefined);
  const file = (await openDriver(env, 'local').open(key)) ?? (await inBucket());
  return file && buffer(file.content);
}
