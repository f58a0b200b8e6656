import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Manifest } from './manifest.ts';

/**
 * Tells the shop of a finished backup, so that its operators see it at the desk. Answers what kept it from that: the database is of
 * a version that does not know such notes, or may only be read. The backup is whole all the same.
 */
export async function noteBackup(url: string, folder: string, manifest: Manifest): Promise<string | undefined> {
  const bytes = manifest.parts.reduce((sum, { size }) => sum + size, 0);
  const place = `${os.hostname()}:${path.resolve(folder)}`.slice(-255);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query(
      'insert into backup_runs (finished_at, kind, place, bytes, version) values ($1, $2, $3, $4, $5)',
      [manifest.finishedAt, manifest.kind, place, bytes, manifest.shop],
    );
    await client.query(`delete from backup_runs where finished_at < now() - interval '1 year'`);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
