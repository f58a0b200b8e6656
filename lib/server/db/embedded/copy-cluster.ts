import type { Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { segmentOf } from './wal-names.ts';

/** What takes the files of a copy, in order. */
export interface CopySink {
  addFolder(name: string): void;
  /** Comes back when all of it has been read. */
  addFile(name: string, file: string): Promise<void>;
  addText(name: string, text: string): void;
}

/** Their contents mean nothing to another start; the folders themselves have to be there. */
const emptied = new Set(
  ['dynshmem', 'notify', 'replslot', 'serial', 'snapshots', 'stat_tmp', 'subtrans', 'wal'].map((name) => `pg_${name}`),
);

/** As pg_basebackup leaves them out: they belong to the running server, or would be taken for those of the copy. */
const left =
  /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|postgresql\.auto\.conf\.tmp|current_logfiles(\.tmp)?|backup_label(\.old)?|tablespace_map(\.old)?|backup_manifest|\.s\.PGSQL\..*|(recovery|standby)\.signal)$/;

/**
 * Copies the cluster of a running server, which goes on working, by PostgreSQL's own way of doing so ("low level API"):
 * the files in whatever state, and the log of what happened meanwhile, from which a start makes them whole. Answers the
 * first file of the log that a recovery needs.
 */
export async function copyCluster(adminUrl: string, folder: string, sink: CopySink): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  // Told by the statement that fails.
  client.on('error', () => {});
  await client.connect();
  try {
    // Keeps the log from being taken away meanwhile; gone with the connection.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`shop_backup_${process.pid}`]);
    const first = await ask(client, 'select pg_walfile_name(pg_backup_start($1, fast => true)) as name', ['shop']);
    await copyFiles(folder, sink);
    const { rows } = await client.query<{ label: string; last: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)',
    );
    sink.addText('backup_label', rows[0]?.label ?? '');
    await copyLog(path.join(folder, 'pg_wal'), first, rows[0]?.last ?? '', sink);
    return first;
  } finally {
    await client.end().catch(() => {});
  }
}

async function ask(client: pg.Client, question: string, values: unknown[]): Promise<string> {
  const { rows } = await client.query<{ name: string }>(question, values);
  return rows[0]?.name ?? '';
}

async function copyFiles(folder: string, sink: CopySink): Promise<void> {
  const last = 'global/pg_control';
  for await (const { name, isFolder } of walk(folder, '')) {
    if (isFolder) sink.addFolder(name);
    else if (name !== last) await sink.addFile(name, path.join(folder, name));
  }
  // Says from where to begin: never older than what it speaks of.
  await sink.addFile(last, path.join(folder, last));
}

async function* walk(root: string, below: string): AsyncGenerator<{ name: string; isFolder: boolean }> {
  // A table that is dropped meanwhile may take its folder along.
  const entries: Dirent[] = await fs.readdir(path.join(root, below), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    if (left.test(entry.name)) continue;
    const name = below ? `${below}/${entry.name}` : entry.name;
    yield { name, isFolder: entry.isDirectory() };
    if (entry.isDirectory() && !emptied.has(name)) yield* walk(root, name);
  }
}

async function copyLog(folder: string, first: string, last: string, sink: CopySink): Promise<void> {
  const isNeeded = (name: string) => name.endsWith('.history') || (segmentOf(name) ?? -1) >= Number(segmentOf(first));
  for (const name of (await fs.readdir(folder)).sort()) {
    const isLater = (segmentOf(name) ?? 0) > Number(segmentOf(last));
    if (isNeeded(name) && !isLater) await sink.addFile(`pg_wal/${name}`, path.join(folder, name));
  }
}
