import fs from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { getSettings } from '../site/index.ts';
import { cleanImage } from './clean-image.ts';
import { describeDraft, type MeasuredDraft, recogniseFile } from './content/look-into-file.ts';
import { refuseFormat } from './content/name-content.ts';
import { addressOf, newFileKey } from './driver.ts';
import { limitsOfTopic } from './limits-of-topic.ts';
import { openDriver } from './open-driver.ts';
import { newDraftPath, receiveFile } from './receive-file.ts';
import {
  abandonUpload,
  finishUpload,
  type NewUpload,
  reserveUpload,
  type StoredUpload,
  touchDuplicate,
} from './upload-records.ts';
import { cleanName, isAllowed, isPrivateTopic, suffixOf, toTopic } from './upload-rules.ts';

/** One file on its way in. */
interface IncomingFile {
  /** As the sender calls it. */
  name: string;
  /** As the sender declares it. */
  mime: string;
  content: Readable;
}

interface UploadTarget {
  userId: number;
  topic: string;
  /** The driver the sender expects; empty: whichever the shop uses. */
  driver?: string;
}

/**
 * Takes a file of a member: checks name, suffix and declared type before the first byte, the size while it comes, then
 * what it really is; images are written anew. The same bytes of the same owner for the same topic are one file. Throws
 * `upload_incomplete`, `upload_format`, `upload_too_large`, `upload_image_invalid`, `upload_quota`, `upload_hourly`,
 * `upload_topic` or `upload_driver`; nothing stays behind then.
 */
export async function saveUpload(
  ctx: ServerContext,
  target: UploadTarget,
  incoming: IncomingFile,
): Promise<StoredUpload> {
  const settings = await getSettings(ctx);
  requireDriver(ctx, target.driver);
  const owner = { userId: target.userId, topic: toTopic(target.topic) };
  const claimed = { name: cleanName(incoming.name), mime: incoming.mime, suffix: suffixOf(incoming.name) };
  if (claimed.name === '') throw new DomainError('upload_incomplete');
  const allowed = limitsOfTopic(settings, owner.topic);
  if (!isAllowed(claimed, allowed)) throw refuseFormat();
  const received = await receiveFile(ctx.env, incoming.content, allowed.maxBytes);
  const draft = newDraftPath(ctx.env);
  try {
    if (received.size === 0) throw new DomainError('upload_incomplete');
    const { mime, suffix } = await recogniseFile(received.path, claimed, allowed);
    const known = await touchDuplicate(ctx, { ...owner, name: claimed.name, sourceSha256: received.sha256 });
    if (known) return known;
    const image = allowed.isRewritten(mime) ? await cleanImage(received.path, mime, draft) : undefined;
    const stored = await describeDraft(image ? draft : received.path, image ?? { mime, suffix, size: received.size });
    return await store(ctx, { ...owner, ...stored, name: claimed.name, sourceSha256: received.sha256 });
  } finally {
    await Promise.all([received.path, draft].map((path) => fs.rm(path, { force: true })));
  }
}

function requireDriver({ env }: ServerContext, driver = ''): void {
  if (driver !== '' && driver !== env.FILE_DRIVER) throw new DomainError('upload_driver', { values: { driver } });
}

/** Row first, bytes second: bytes without a row would never be found again, a row without bytes is removed in a day. */
async function store(
  ctx: ServerContext,
  draft: MeasuredDraft & { userId: number; topic: string; name: string; sourceSha256: string },
): Promise<StoredUpload> {
  const { path, suffix, ...facts } = draft;
  const isPrivate = isPrivateTopic(draft.topic);
  const key = newFileKey(isPrivate ? `private/${draft.topic}` : draft.topic, suffix, ctx.clock.now());
  const storage = ctx.env.FILE_DRIVER;
  const upload: NewUpload = { ...facts, isPrivate, storage, path: key, url: addressOf(key) };
  const id = await reserveUpload(ctx, upload);
  try {
    await openDriver(ctx.env, storage).put(key, { path, size: draft.size, sha256: draft.sha256 });
  } catch (error) {
    await abandonUpload(ctx, id);
    throw error;
  }
  return finishUpload(ctx, id, upload);
}
