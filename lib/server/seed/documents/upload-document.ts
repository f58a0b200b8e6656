import { Readable } from 'node:stream';
import type { ServerContext } from '#lib/server/db/context.ts';
import { saveUpload } from '#lib/server/files/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';

interface Paper {
  topic: string;
  name: string;
  bytes: Buffer;
  /** Missing: a PNG. */
  mime?: string;
}

/** A picture that somebody of the demo shop hands in; answers its address. */
export async function uploadDocument(
  ctx: ServerContext,
  { userId }: Member,
  { topic, name, bytes, mime = 'image/png' }: Paper,
): Promise<string> {
  const incoming = { name, mime, content: Readable.from([bytes]) };
  const { url } = await saveUpload(ctx, { userId, topic }, incoming);
  return url;
}
