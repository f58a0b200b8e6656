import { and, desc, eq, isNull } from 'drizzle-orm';
import { noTexts, type Texts } from '#lib/i18n/texts.ts';
import type { Executor } from '../../db/connection.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type MediaFacts, mediaChanges, mediaItems } from '../media-tables.ts';
import { files } from '../tables.ts';
import { formerTopic } from './in-library.ts';
import { findLibraryFile, type LibraryFile } from './list-library.ts';

type StoredFile = typeof files.$inferSelect;
type EditedMedia = Omit<LibraryFile, 'uses'>;

/** Who changes a file, and when. */
interface MediaEdit {
  userId: number;
  now: Date;
}

/**
 * The file of the library, which nobody else changes, takes or removes until the transaction ends. Throws `not_found`, and
 * `status_changed` where it is of another version than the one that was read; undefined: whichever it is.
 */
export async function lockMedia(tx: Executor, id: number, version?: number): Promise<EditedMedia> {
  const found = await findLibraryFile(tx, id, 'update');
  if (!found) throw new DomainError('not_found');
  if (version !== undefined && version !== (found.item?.version ?? 0)) throw new DomainError('status_changed');
  return found;
}

/** Writes name, texts and focal point down, and what they were before. Answers the version. */
export async function saveMediaFacts(
  tx: Executor,
  { media, facts, by }: { media: EditedMedia; facts: MediaFacts; by: MediaEdit },
): Promise<number> {
  const version = await writeFacts(tx, { media, facts, now: by.now });
  await tx.insert(mediaChanges).values({
    fileId: media.file.id,
    event: 'save',
    before: factsOf(media),
    changedBy: by.userId,
    changedAt: by.now,
  });
  return version;
}

/** Puts the bytes of `next` under the id of the file; its own go on under their address. Answers the version. */
export async function replaceMediaFile(
  tx: Executor,
  { media, next, by }: { media: EditedMedia; next: StoredFile; by: MediaEdit },
): Promise<number> {
  await swapContents(tx, media.file, next);
  await tx.insert(mediaChanges).values({
    fileId: media.file.id,
    event: 'replace',
    formerFileId: next.id,
    changedBy: by.userId,
    changedAt: by.now,
  });
  return writeFacts(tx, { media, facts: { ...factsOf(media), name: next.name }, now: by.now });
}

/** Takes the last change of a file back, and answers it. Throws `not_found` where there is none that could be. */
export async function undoMediaChange(
  tx: Executor,
  { media, by }: { media: EditedMedia; by: MediaEdit },
): Promise<typeof mediaChanges.$inferSelect> {
  const [change] = await tx
    .select()
    .from(mediaChanges)
    .where(and(eq(mediaChanges.fileId, media.file.id), isNull(mediaChanges.undoneAt)))
    .orderBy(desc(mediaChanges.id))
    .limit(1);
  if (!change) throw new DomainError('not_found');
  if (change.event === 'replace') await bringBack(tx, { media, former: change.formerFileId, now: by.now });
  else await writeFacts(tx, { media, facts: change.before ?? factsOf(media), now: by.now });
  await tx.update(mediaChanges).set({ undoneAt: by.now }).where(eq(mediaChanges.id, change.id));
  return change;
}

async function bringBack(
  tx: Executor,
  { media, former, now }: { media: EditedMedia; former: number | null; now: Date },
): Promise<void> {
  const [kept] = await tx
    .select()
    .from(files)
    .where(eq(files.id, former ?? 0))
    .for('update');
  if (!kept) throw new DomainError('not_found');
  await swapContents(tx, media.file, kept);
  await writeFacts(tx, { media, facts: { ...factsOf(media), name: kept.name }, now });
}

export function factsOf({ file, item }: EditedMedia): MediaFacts {
  return {
    name: file.name,
    alt: item?.alt ?? noTexts,
    caption: item?.caption ?? noTexts,
    focusX: item?.focusX ?? 50,
    focusY: item?.focusY ?? 50,
  };
}

async function writeFacts(
  tx: Executor,
  { media, facts, now }: { media: EditedMedia; facts: MediaFacts; now: Date },
): Promise<number> {
  const { name, focusX, focusY } = facts;
  const said = { alt: facts.alt as Texts, caption: facts.caption as Texts, focusX, focusY };
  const row = { ...said, version: (media.item?.version ?? 0) + 1, updatedAt: now };
  await tx.update(files).set({ name }).where(eq(files.id, media.file.id));
  await tx
    .insert(mediaItems)
    .values({ fileId: media.file.id, ...row, createdAt: now })
    .onConflictDoUpdate({ target: mediaItems.fileId, set: row });
  return row.version;
}

const contentOf = ({ storage, path, url, name, mime, size, width, height }: StoredFile) => ({
  ...{ storage, path, url, name, mime, size, width, height },
});

const tracesOf = ({ dominantColour, sha256, sha1, sourceSha256, variants }: StoredFile) => ({
  ...{ dominantColour, sha256, sha1, sourceSha256, variants },
});

/** Two rows change what they point at. The first stays what pages and products name; the second is kept for its address. */
async function swapContents(tx: Executor, shown: StoredFile, other: StoredFile): Promise<void> {
  // A path stands once: the one goes aside while the other takes it.
  await tx
    .update(files)
    .set({ userId: null, topic: formerTopic, path: `${formerTopic}/${other.id}` })
    .where(eq(files.id, other.id));
  const next = { ...contentOf(other), ...tracesOf(other) };
  await tx
    .update(files)
    .set({ ...next, userId: null })
    .where(eq(files.id, shown.id));
  await tx
    .update(files)
    .set({ ...contentOf(shown), ...tracesOf(shown) })
    .where(eq(files.id, other.id));
}
