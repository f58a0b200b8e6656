import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromFile } from 'file-type';
import { DomainError } from '../kernel/errors.ts';
import type { CleanImage } from './clean-image.ts';
import { isDrawing, recogniseDrawing } from './drawing-formats.ts';
import { isInvoiceFormat, recogniseInvoice } from './invoice-formats.ts';
import { type AllowedTypes, type Content, isAllowed, isHonest, toKnownType } from './upload-rules.ts';

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
  const content = await detect(path, claimed.suffix);
  const mime = toKnownType(content?.mime ?? '');
  const said = isOwnFormat(claimed.suffix) ? { ...claimed, mime: '' } : claimed;
  if (!isHonest(said, content) || !isAllowed({ suffix: claimed.suffix, mime }, { suffixes: [], mimeTypes })) {
    throw new DomainError('upload_format');
  }
  return mime;
}

/** Formats that the detector calls something else or does not know. */
const isOwnFormat = (suffix: string): boolean => isDrawing(suffix) || isInvoiceFormat(suffix);

async function detect(path: string, suffix: string): Promise<Content | undefined> {
  if (isDrawing(suffix)) return recogniseDrawing(path, suffix);
  if (isInvoiceFormat(suffix)) return recogniseInvoice(path, suffix);
  // A file made to confuse the detector is one that it does not recognise.
  return fileTypeFromFile(path, { signal: AbortSignal.timeout(detectionMs) }).catch(() => undefined);
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
