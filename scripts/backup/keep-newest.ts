import fs from 'node:fs';
import path from 'node:path';
import { archiveOf } from '#lib/server/db/embedded/embedded-archive.ts';
import { segmentOf } from '#lib/server/db/embedded/wal-names.ts';
import { listBackups, type Manifest } from './manifest.ts';

/** Removes all whole backups but the newest so many, and what only they needed of the archive. Answers how many went. */
export function keepNewest(parent: string, count: number, archive: string | undefined): number {
  const all = listBackups(parent);
  const old = all.slice(count);
  for (const { folder } of old) {
    // Without its manifest it is no backup any more: one that is interrupted here leaves nothing that looks whole.
    fs.rmSync(path.join(folder, 'backup.json'));
    fs.rmSync(folder, { recursive: true });
  }
  if (archive)
    shortenArchive(
      archive,
      all.slice(0, count).map(({ manifest }) => manifest),
    );
  return old.length;
}

/** What follows in a name says only what kind of file it is. */
const nameLength = 24;

/** What is older than the oldest backup that can begin a recovery serves nobody. Where there is none, all stays. */
function shortenArchive(archive: string, kept: Manifest[]): void {
  const logs = kept.flatMap(({ log }) => log ?? []);
  for (const system of new Set(logs.map((log) => log.system))) {
    const folder = archiveOf(archive, system);
    if (!fs.existsSync(folder)) continue;
    const first = Math.min(...logs.filter((log) => log.system === system).map((log) => segmentOf(log.first) ?? 0));
    for (const name of fs.readdirSync(folder)) {
      const segment = segmentOf(name.slice(0, nameLength));
      if (segment !== undefined && segment < first) fs.rmSync(path.join(folder, name));
    }
  }
}
