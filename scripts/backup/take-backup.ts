import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { copyCluster } from '#lib/server/db/embedded/copy-cluster.ts';
import { systemOf } from '#lib/server/db/embedded/embedded-archive.ts';
import { makeFolders } from '#lib/server/db/make-folders.ts';
import { findLastMigration } from '#lib/server/db/migrating/run-migrations.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { Failure } from '../failure.ts';
import { words } from '../words.mjs';
import { copyFiles } from './copy-files.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { findProgram, startProgram } from './postgres-programs.ts';
import { inMegabytes, type RunStep } from './steps-of-backup.ts';
import { type Part, writePart } from './write-part.ts';
import { writeZip } from './zip-parts.ts';

export interface BackupOrder {
  /** The backup becomes a folder in this one. */
  to: string;
  dataDir: string;
  url: string;
  /** Of the built-in database, whose files are copied; without it, it becomes a dump. */
  adminUrl?: string | undefined;
  /** What secrets.json of the backup says. */
  secrets: { secretKey: string; databasePassword?: string };
  /** A file of settings to take along, if it is there. */
  settings?: string;
  runStep: RunStep;
}

/** Backs a shop up, running or not, and answers the new folder. What fails leaves none behind. */
export async function takeBackup(order: BackupOrder): Promise<string> {
  const startedAt = new Date();
  const folder = path.join(path.resolve(order.to), startedAt.toISOString().replaceAll(/[:.]/g, '-'));
  makeFolder(folder);
  try {
    const secrets = await writeSecrets(folder, order);
    const { part, databaseAt, files, ...database } = await copyFilesAndDatabase(folder, order);
    writeManifest(folder, {
      format: 1,
      shop: packageJson.version,
      ...database,
      startedAt: startedAt.toISOString(),
      databaseAt: databaseAt.toISOString(),
      finishedAt: new Date().toISOString(),
      parts: [...secrets, part, files],
    });
    return folder;
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw isDiskFull(error) ? new Failure('backup.diskFull', { path: order.to }) : error;
  }
}

function makeFolder(folder: string): void {
  try {
    makeFolders(folder, 0o700);
  } catch (error) {
    throw new Failure('backup.unwritable', { path: path.dirname(folder), detail: String((error as Error).message) });
  }
}

const isDiskFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * The files on both sides of the database: what it names was stored before it was named, and may be removed soon after it is
 * named no longer. A stored file never changes, so the second time only new ones are copied.
 */
async function copyFilesAndDatabase(folder: string, order: BackupOrder) {
  const copied: (CopiedDatabase & { databaseAt: Date })[] = [];
  const files = await writeZip(path.join(folder, 'files.zip'), async (sink) => {
    const known = new Set<string>();
    await order.runStep('files', async () => {
      await copyFiles(order.dataDir, sink, known);
      return words('backup.files', { count: known.size });
    });
    const database = await copyDatabase(folder, order);
    copied.push({ ...database, databaseAt: new Date() });
    await copyFiles(order.dataDir, sink, known);
  });
  return { ...one(copied), files };
}

function one<Found>([found]: Found[]): Found {
  if (found === undefined) throw new Error('no database was copied');
  return found;
}

interface CopiedDatabase extends Pick<Manifest, 'kind' | 'lastMigration' | 'postgres' | 'log'> {
  part: Part;
}

async function copyDatabase(folder: string, order: BackupOrder): Promise<CopiedDatabase> {
  const facts = await lookAt(order.url);
  const { adminUrl } = order;
  const copied: CopiedDatabase[] = [];
  await order.runStep('database', async () => {
    const database = adminUrl
      ? await copyFolder(folder, path.join(order.dataDir, 'postgres'), adminUrl)
      : await dump(folder, order.url, facts.postgres);
    copied.push({ ...facts, ...database });
    return words(`backup.${database.kind}`, { size: inMegabytes(database.part.size) });
  });
  return one(copied);
}

async function copyFolder(folder: string, cluster: string, adminUrl: string) {
  let first = '';
  const part = await writeZip(path.join(folder, 'database.zip'), async (sink) => {
    first = await copyCluster(adminUrl, cluster, sink);
  });
  return { kind: 'cluster' as const, part, log: { system: systemOf(cluster), first } };
}

async function dump(folder: string, url: string, major: number) {
  const program = findProgram('pg_dump', major);
  const { output, ended } = startProgram(program, ['--format=custom', '--no-owner', '--no-privileges'], url);
  const [part] = await Promise.all([writePart(path.join(folder, 'database.dump'), output), ended]);
  return { kind: 'dump' as const, part, postgres: program.major };
}

async function lookAt(url: string): Promise<{ lastMigration: number; postgres: number }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const lastMigration = await findLastMigration(client);
    const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`);
    return { lastMigration, postgres: Number(rows[0]?.major) };
  } finally {
    await client.end();
  }
}

async function writeSecrets(folder: string, { secrets, settings }: BackupOrder): Promise<Part[]> {
  const write = (name: string, content: string) =>
    writePart(path.join(folder, name), Readable.from([Buffer.from(content)]));
  const parts = [await write('secrets.json', `${JSON.stringify(secrets, undefined, 2)}\n`)];
  if (settings && fs.existsSync(settings)) parts.push(await write('settings.env', fs.readFileSync(settings, 'utf8')));
  return parts;
}
