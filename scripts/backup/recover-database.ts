import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '#lib/server/db/embedded/embedded.ts';
import { archiveOf, type RecoveryTarget, recoverySettings } from '#lib/server/db/embedded/embedded-archive.ts';
import { findBinaries } from '#lib/server/db/embedded/embedded-binaries.ts';
import { chooseUser, giveAllTo } from '#lib/server/db/embedded/embedded-user.ts';
import { Failure } from '../failure.ts';
import { startStoppable } from '../shutdown.ts';
import type { Manifest } from './manifest.ts';
import { findProgram, startProgram } from './postgres-programs.ts';
import { unpackZip } from './zip-parts.ts';

type Look = (url: string) => Promise<string>;

interface ClusterCopy {
  /** The copy of its folder. */
  file: string;
  /** The data folder that is made ready. */
  draft: string;
  archive: string | undefined;
  target: RecoveryTarget;
  log: Manifest['log'];
}

/** Unpacks a cluster and lets PostgreSQL recover it, on a timeline of its own. */
export async function recoverCluster({ file, draft, archive, target, log }: ClusterCopy, look: Look): Promise<string> {
  const cluster = path.join(draft, 'postgres');
  // PostgreSQL opens no folder that others may read.
  fs.mkdirSync(cluster, { mode: 0o700 });
  // PostgreSQL itself brings all of it to the disk before it recovers.
  await unpackZip(file, cluster, { folderMode: 0o700, fileMode: 0o600, flush: false });
  fs.writeFileSync(path.join(cluster, 'recovery.signal'), '', { mode: 0o600 });
  giveAllTo(chooseUser(cluster, findBinaries().root), cluster);
  const kept = archive && log ? archiveOf(archive, log.system) : undefined;
  const settings = recoverySettings(kept, target);
  return withBuiltIn(draft, { recovery: { settings } }, look);
}

interface Dump {
  file: string;
  /** Of the pg_dump that wrote it. */
  major: number;
}

/** Makes a new cluster of this PostgreSQL, whatever version the dump is of. */
export async function restoreToBuiltIn({ draft, ...dump }: Dump & { draft: string }, look: Look): Promise<string> {
  return withBuiltIn(draft, {}, async (url) => {
    await runRestore(dump, url);
    return look(url);
  });
}

export async function restoreToOwn({ url, ...dump }: Dump & { url: string }, look: Look): Promise<string> {
  if (!(await isEmpty(url))) throw new Failure('restore.ownNotEmpty');
  await runRestore(dump, url);
  return look(url);
}

async function withBuiltIn(
  dataDir: string,
  options: Omit<Parameters<typeof startEmbeddedDatabase>[0], 'dataDir'>,
  work: Look,
): Promise<string> {
  // Told to stop meanwhile, it must not live on.
  const database = await startStoppable(startEmbeddedDatabase({ dataDir, ...options }));
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

async function runRestore({ file, major }: Dump, url: string): Promise<void> {
  const program = findProgram('pg_restore', major);
  const args = ['--no-owner', '--no-privileges', '--no-comments', '--exit-on-error', '--single-transaction', file];
  const { output, ended } = startProgram(program, args, url);
  output.resume();
  await ended;
}

async function isEmpty(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind in ('r', 'p') and nspname <> 'information_schema' and nspname not like 'pg\\_%' limit 1`,
    );
    return rowCount === 0;
  } finally {
    await client.end();
  }
}
