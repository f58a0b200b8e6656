import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromFile } from 'file-type';
import { DomainError } from '../kernel/errors.ts';
import type { CleanImage } from './clean-image.ts';
import { type AllowedTypes, isAllowed, isHonest, toKnownType } from './upload-rules.ts';

const detectionMs = 10_000;

/**
 * The type of the content, whatever it is called. Throws `upload_format` when it is called something else, when nobody
 * recognises it, or when its type is not allowed.
 */
export async function recogniseFile(
  path: string,
  claimed: { suffix: string; mime: string },
  { mimeTypes }: AllowedTypes,
): Promise<string> {
  // A file made to confuse the detector is one that it does not recognise.
  const content = await fileTypeFromFile(path, { signal: AbortSignal.timeout(detectionMs) }).catch(() => undefined);
  const mime = toKnownType(content?.mime ?? '');
  if (!isHonest(claimed, content) || !isAllowed({ suffix: claimed.suffix, mime }, { suffixes: [], mimeTypes })) {
    throw new DomainError('upload_format');
  }
  return mime;
}

type Facts = Pick<CleanImage, 'suffix' | 'mime' | 'size'>;

/** What is stored, and its sums as hex. */
export interface MeasuredDraft extends Facts {
  path: string;
  /** Nothing unless it is an image. */
  width: number | null;
  height: number | null;
  sha1: string;
  sha256: string;
}

export async function describeDraft(
  path: string,
  facts: Facts & { width?: number; height?: number },
): Promise<MeasuredDraft> {
  const [sha1, sha256] = [createHash('sha1'), createHash('sha256')];
  await pipeline(createReadStream(path), async (chunks) => {
    for await (const chunk of chunks) {
      sha1.update(chunk);
      sha256.update(chunk);
    }
  });
  const { suffix, mime, size, width = null, height = null } = facts;
  return { path, suffix, mime, size, width, height, sha1: sha1.digest('hex'), sha256: sha256.digest('hex') };
}
