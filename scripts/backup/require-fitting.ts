import fs from 'node:fs';
import path from 'node:path';
import { archiveOf, type RecoveryTarget } from '#lib/server/db/embedded/embedded-archive.ts';
import { findBinaries, majorOf } from '#lib/server/db/embedded/embedded-binaries.ts';
import { findGap, segmentOf } from '#lib/server/db/embedded/wal-names.ts';
import { newestMigration } from '#lib/server/db/migrating/migrate.ts';
import { Failure } from '../failure.ts';
import type { Manifest } from './manifest.ts';

/** Where a backup is put back to, and as far as when. */
export interface RestoreTarget {
  /** A database of one's own, which has to be empty; else the built-in one is put back. */
  ownUrl?: string | undefined;
  archive?: string | undefined;
  target: RecoveryTarget;
}

/** Whether a backup can be put back here and as far as is asked for; throws a `Failure` with what to do instead. */
export function requireFitting(manifest: Manifest, wanted: RestoreTarget): void {
  const { kind, lastMigration, shop, postgres } = manifest;
  if (lastMigration > newestMigration()) throw new Failure('restore.newerShop', { shop });
  if (kind === 'cluster') {
    if (wanted.ownUrl) throw new Failure('restore.clusterToOwn');
    const major = majorOf(findBinaries());
    if (postgres !== major) throw new Failure('restore.otherMajor', { found: postgres, major, shop });
  }
  if (wanted.target !== 'backup') requireLog(manifest, wanted);
}

/** Whether the archive goes on from the backup, without a gap that a recovery would take for its end. */
function requireLog({ log, databaseAt }: Manifest, { archive, target }: RestoreTarget): void {
  if (!log) throw new Failure('restore.untilDump');
  if (!archive) throw new Failure('restore.untilWithoutArchive');
  if (target instanceof Date && target < new Date(databaseAt))
    throw new Failure('restore.untilTooEarly', { at: new Date(databaseAt).toLocaleString() });
  const folder = archiveOf(archive, log.system);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  if (names.length === 0) throw new Failure('restore.noArchive', { path: folder });
  const gap = findGap(
    names.map((name) => path.basename(name, '.gz')),
    segmentOf(log.first) ?? 0,
  );
  if (gap !== undefined) throw new Failure('restore.gap', { path: folder });
}

/** `latest`, or a moment: one without a zone is that of this machine's clock. Throws a `Failure`. */
export function readTarget(text: string | undefined): RecoveryTarget {
  if (text === undefined) return 'backup';
  if (text === 'latest') return 'latest';
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || !/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/.test(text))
    throw new Failure('restore.untilUnreadable', { text });
  return at;
}
