import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { files, fileUses } from './tables.ts';

/** An uploaded file as other modules see it. */
export interface OwnFile {
  id: number;
  /** Site-relative; of a private file only its name, see `linkToPrivate`. */
  url: string;
  topic: string;
  isPrivate: boolean;
  /** As the owner called it. */
  name: string;
  mime: string;
  /** Bytes. */
  size: number;
  /** Of what is stored, hexadecimal. */
  sha256: string;
}

/** A file of this owner, by its address or by its id. */
export type FileRequested = { userId: number } & ({ url: string } | { id: number });

const ownFile = {
  id: files.id,
  url: files.url,
  topic: files.topic,
  isPrivate: files.isPrivate,
  name: files.name,
  mime: files.mime,
  size: files.size,
  sha256: files.sha256,
};

/** Finds a stored file of its owner. Nothing for everybody else, and while it is being stored or removed. */
export async function findOwnFile(
  db: Executor,
  requested: FileRequested,
  lock?: 'share',
): Promise<OwnFile | undefined> {
  const query = db
    .select(ownFile)
    .from(files)
    .where(
      and(
        'id' in requested ? eq(files.id, requested.id) : eq(files.url, requested.url),
        eq(files.userId, requested.userId),
        eq(files.state, 'stored'),
      ),
    );
  const [file] = await (lock ? query.for(lock) : query);
  return file;
}

/** Stored files of this owner by their addresses; what is not theirs is missing from the answer. */
export async function listOwnFiles(db: Executor, userId: number, urls: string[]): Promise<OwnFile[]> {
  if (urls.length === 0) return [];
  return db
    .select(ownFile)
    .from(files)
    .where(and(inArray(files.url, urls), eq(files.userId, userId), eq(files.state, 'stored')));
}

/** Stored files by id, whoever's they are: for whoever has decided that they may be seen. In the order given. */
export async function listFiles(db: Executor, ids: number[]): Promise<OwnFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(ownFile)
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.state, 'stored')));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

export async function addUse(tx: Executor, fileId: number, subject: string): Promise<void> {
  await tx.insert(fileUses).values({ fileId, subject }).onConflictDoNothing();
}

export async function removeUses(tx: Executor, subject: string, except?: number): Promise<void> {
  await tx
    .delete(fileUses)
    .where(and(eq(fileUses.subject, subject), except === undefined ? undefined : ne(fileUses.fileId, except)));
}
