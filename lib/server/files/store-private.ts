import fs from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { addressOf, newFileKey } from './driver.ts';
import { openDriver } from './open-driver.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import { files } from './tables.ts';

/** The size column's own limit, less a little. */
const maxBytes = 2_000_000_000;

interface PrivateContent {
  topic: string;
  /** What a reader's download is called. */
  name: string;
  suffix: string;
  mime: string;
  content: Readable;
}

/**
 * Stores what the shop itself wrote for one reader, as it is written; shown only under `linkToPrivate`. It belongs to no
 * member, so no quota counts it and it stays until `discardPrivate`. Throws what broke the stream; nothing stays then.
 */
export async function storePrivate(ctx: ServerContext, file: PrivateContent): Promise<{ key: string; size: number }> {
  const draft = await receiveFile(ctx.env, file.content, maxBytes);
  try {
    const key = newFileKey(`private/${file.topic}`, file.suffix, ctx.clock.now());
    await store(ctx, { ...file, key, draft });
    return { key, size: draft.size };
  } finally {
    await fs.rm(draft.path, { force: true });
  }
}

/** Recorded as being removed until its bytes are in place: should the process end here, the clean-up finds them. */
async function store(
  ctx: ServerContext,
  { key, draft, topic, name, mime }: PrivateContent & { key: string; draft: ReceivedFile },
): Promise<void> {
  const storage = ctx.env.FILE_DRIVER;
  const now = ctx.clock.now();
  const facts = { storage, topic, path: key, url: addressOf(key), name, mime, size: draft.size, sha256: draft.sha256 };
  await ctx.db
    .insert(files)
    .values({ ...facts, isPrivate: true, state: 'removing', createdAt: now, lastUploadAt: now });
  await openDriver(ctx.env, storage).put(key, draft);
  const [kept] = await ctx.db.update(files).set({ state: 'stored' }).where(ofKey(key)).returning({ id: files.id });
  if (kept) return;
  await openDriver(ctx.env, storage).remove(key);
  throw new Error(`the clean-up was faster than ${key}`);
}

/** From the end of the transaction on no link shows it; the clean-up removes the bytes. */
export async function discardPrivate(tx: Executor, key: string): Promise<void> {
  await tx.update(files).set({ state: 'removing' }).where(ofKey(key));
}

const ofKey = (key: string) => and(eq(files.path, key), eq(files.isPrivate, true));
