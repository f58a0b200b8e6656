import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Failure } from '../failure.ts';

const manifestName = 'backup.json';

const manifestSchema = z.object({
  format: z.literal(1),
  /** The files of a built-in database, or what pg_dump made of any. */
  kind: z.enum(['cluster', 'dump']),
  /** Version of the shop. */
  shop: z.string(),
  /** When the last migration was made that the database has. */
  lastMigration: z.number(),
  /** Major version of PostgreSQL that can open the cluster, or whose pg_restore reads the dump. */
  postgres: z.number(),
  startedAt: z.iso.datetime(),
  /** From here on a recovery to a moment can begin with it. */
  databaseAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** Of a cluster: its folder in the archive, and the first file of the log that it needs. */
  log: z.object({ system: z.string(), first: z.string() }).optional(),
  parts: z.array(
    z.object({ name: z.string().regex(/^[a-z][a-z.]+$/), size: z.number(), sha256: z.string().length(64) }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Written last, and whole or not at all: a folder without it is no backup. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const file = path.join(folder, manifestName);
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600, flush: true });
  fs.renameSync(`${file}.new`, file);
}

/** Throws a `Failure` where there is no whole backup of a kind this version knows. */
export function readManifest(folder: string): Manifest {
  const text = readIfThere(path.join(folder, manifestName));
  if (text === undefined) throw new Failure('restore.half', { path: folder });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new Failure('restore.unreadable', { path: path.join(folder, manifestName) });
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

interface FoundBackup {
  folder: string;
  manifest: Manifest;
}

/** The whole backups in a folder, newest first. Half ones, and whatever else lies there, are passed over. */
export function listBackups(parent: string): FoundBackup[] {
  const found: FoundBackup[] = [];
  for (const name of fs.readdirSync(parent)) {
    const folder = path.join(parent, name);
    try {
      found.push({ folder, manifest: readManifest(folder) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  return found.sort((one, other) => other.manifest.finishedAt.localeCompare(one.manifest.finishedAt));
}
