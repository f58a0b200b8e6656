import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { addressOf } from './driver.ts';
import { openPrivateFile } from './open-file.ts';
import { linkToPrivate } from './private-link.ts';
import { discardPrivate, storePrivate } from './store-private.ts';

/** A document as its table keeps it: where its bytes are, and what they hash to. */
interface KeptDocument {
  fileKey: string;
  /** Hexadecimal: a copy with another hash was changed. */
  sha256: string;
}

interface Drawn {
  topic: string;
  name: string;
  bytes: Buffer;
}

interface Keeping<Kept> {
  /** Undefined: somebody else has kept one meanwhile. */
  insert: (document: KeptDocument) => Promise<Kept | undefined>;
  find: () => Promise<Kept | undefined>;
}

/** Stores the bytes of a PDF and has them kept; of two that are made at the same moment one is. */
export async function keepDocument<Kept extends KeptDocument>(
  ctx: ServerContext,
  { topic, name, bytes }: Drawn,
  { insert, find }: Keeping<Kept>,
): Promise<Kept> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const kind = { topic, name, suffix: 'pdf', mime: 'application/pdf' };
  const { key: fileKey } = await storePrivate(ctx, { ...kind, content: Readable.from([bytes]) });
  const kept = await insert({ fileKey, sha256 });
  if (kept) return kept;
  await discardPrivate(ctx.db, fileKey);
  const earlier = await find();
  if (!earlier) throw new Error(`the document ${name} was not stored`);
  return earlier;
}

/** The bytes of a document that was kept. Throws `not_found`. */
export async function openDocument(ctx: ServerContext, { fileKey }: KeptDocument): Promise<Readable> {
  const link = linkToPrivate(ctx, { url: addressOf(fileKey) }, { ttlSeconds: 60 });
  const file = await openPrivateFile(ctx, link);
  if (!file || !('content' in file)) throw new DomainError('not_found');
  return file.content;
}
