import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromFile } from 'file-type';
import type { CleanImage } from '../clean-image.ts';
import { type AllowedTypes, type Content, isAllowed, isHonest, toKnownType } from '../upload-rules.ts';
import { isDrawing, isPrintFormat, recognisePrintFormat } from './drawing-formats.ts';
import { isFilm, recogniseFilm } from './film-formats.ts';
import { isImage, recogniseImage } from './image-formats.ts';
import { isInvoiceFormat, recogniseInvoice } from './invoice-formats.ts';
import { refuseFormat, refuseMisnamed } from './name-content.ts';
import { recogniseSvg } from './svg-format.ts';

const detectionMs = 10_000;

interface Claimed {
  suffix: string;
  mime: string;
}

/**
 * What a file is, by its content: its type, and the suffix it is stored under. That is the one in its name, but for films, which
 * telephones name one way or another. Throws `upload_format`, which says what the file is, when it is called something else, when
 * nobody recognises it, or when its type is not allowed.
 */
export async function recogniseFile(path: string, claimed: Claimed, allowed: AllowedTypes): Promise<Claimed> {
  const { suffix } = claimed;
  if (isFilm(suffix)) return recogniseAsFilm(path, claimed, allowed);
  const content = await (suffix === 'svg' && allowed.takesDrawings ? recogniseSvg(path) : detect(path, suffix));
  const mime = toKnownType(content?.mime ?? '');
  const said = isOwnFormat(suffix) ? { ...claimed, mime: '' } : claimed;
  if (!content) throw await refuseMisnamed({ path, suffix, found: await detectAny(path), allowed });
  if (!isHonest(said, content)) throw await refuseMisnamed({ path, suffix, found: content, allowed });
  if (!isAllowed({ suffix, mime }, { ...allowed, suffixes: [] })) throw refuseFormat();
  return { suffix, mime };
}

/** Of the topic's films any, whichever of them its name says. */
async function recogniseAsFilm(path: string, claimed: Claimed, allowed: AllowedTypes): Promise<Claimed> {
  const content = await recogniseFilm(path, detectAny);
  const declared = toKnownType(claimed.mime);
  const isDeclared = /^(?:video\/.*|application\/(?:octet-stream|mp4))?$/.test(declared);
  const found = content && { suffix: content.ext, mime: toKnownType(content.mime) };
  if (!found) throw await refuseMisnamed({ path, suffix: claimed.suffix, found: await detectAny(path), allowed });
  if (!isDeclared || !isAllowed(found, allowed)) throw refuseFormat();
  return found;
}

/** Formats on whose type systems do not agree. */
const isOwnFormat = (suffix: string): boolean => isDrawing(suffix) || isInvoiceFormat(suffix) || isImage(suffix);

async function detect(path: string, suffix: string): Promise<Content | undefined> {
  if (isPrintFormat(suffix)) return recognisePrintFormat(path, suffix);
  if (isInvoiceFormat(suffix)) return recogniseInvoice(path, suffix);
  if (isImage(suffix)) return recogniseImage(path);
  return detectAny(path);
}

/** A file made to confuse the detector is one that it does not recognise. */
const detectAny = (path: string): Promise<Content | undefined> =>
  fileTypeFromFile(path, { signal: AbortSignal.timeout(detectionMs) }).catch(() => undefined);

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
