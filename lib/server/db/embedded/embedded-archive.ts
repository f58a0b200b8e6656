import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { makeFolders } from '../make-folders.ts';
import { EmbeddedDatabaseError } from './embedded-errors.ts';
import type { ServerPlace } from './embedded-server.ts';
import { asUser, giveTo } from './embedded-user.ts';

/** What PostgreSQL runs for each file of its log; Node alone, so that it is the same on every system. */
const script = path.resolve(import.meta.dirname, '..', '..', '..', '..', 'scripts', 'wal-archive.mjs');

/** What is written is in the archive after a minute at most. */
const longestSeconds = 60;

/**
 * The settings with which a server keeps its log in the archive. They belong to every start: what is written under one
 * without them leaves a gap that no recovery passes. Throws `archiveUnwritable`.
 */
export function archiveSettings(archive: string | undefined, { folder, user }: ServerPlace): string[] {
  if (!archive) return [];
  const target = archiveOf(archive, systemOf(folder));
  try {
    makeFolders(path.dirname(target));
    if (!fs.existsSync(target)) fs.mkdirSync(target, { mode: 0o700 });
    giveTo(user, target);
    // As the very user and by the very script: a folder on the way may be closed to them, though not to this process.
    const [command, args, options] = asUser(user, process.execPath, [script, 'check', target]);
    execFileSync(command, args, { ...options, cwd: path.parse(target).root, stdio: 'ignore' });
  } catch (error) {
    throw new EmbeddedDatabaseError('archiveUnwritable', { path: target }, error);
  }
  const command = commandOf('put', '%p', path.join(target, '%f'));
  return ['archive_mode=on', `archive_timeout=${longestSeconds}`, `archive_command=${command}`];
}

/** Each cluster has a folder of its own in the archive: the files of two bear the same names. */
export function archiveOf(archive: string, system: string): string {
  return path.join(path.resolve(archive), system);
}

/** The number that tells a cluster from every other: the first thing PostgreSQL writes down of it. */
export function systemOf(folder: string): string {
  return fs
    .readFileSync(path.join(folder, 'global', 'pg_control'))
    .readBigUInt64LE(0)
    .toString();
}

/**
 * The settings of the start that recovers a cluster which was put back. Nothing goes into the archive meanwhile: what is
 * due for it waits for the shop's next start, so that one who only tries a backup out leaves no trace there. Nobody is let
 * in before the end, or they would read what is not yet whole.
 */
export function recoverySettings(archive: string | undefined, target: RecoveryTarget): string[] {
  const settings = ['hot_standby=off', 'recovery_target_action=promote'];
  settings.push(`restore_command=${archive ? commandOf('get', path.join(archive, '%f'), '%p') : 'exit 1'}`);
  if (archive) settings.push('archive_mode=on', 'archive_command=');
  // As soon as it is whole, on the timeline it was taken on, or along the newest one as far as it is told.
  if (target === 'backup') settings.push('recovery_target=immediate', 'recovery_target_timeline=current');
  if (target instanceof Date) settings.push(`recovery_target_time=${target.toISOString().replace('Z', '+00')}`);
  return settings;
}

/** As far as the backup itself, as far as the archive goes, or to a moment. */
export type RecoveryTarget = 'backup' | 'latest' | Date;

/** Whether the last file could not be put into the archive: it is tried again, and the log grows on the database's own disk. */
export async function isArchiveBehind(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ behind: boolean }>(
      `select last_failed_time > coalesce(last_archived_time, '-infinity') as behind from pg_stat_archiver`,
    );
    return rows[0]?.behind ?? false;
  } finally {
    await client.end();
  }
}

function commandOf(...words: string[]): string {
  const quote = (word: string) =>
    process.platform === 'win32' ? `"${word}"` : `'${word.replaceAll("'", String.raw`'\''`)}'`;
  // PostgreSQL reads % as the beginning of a placeholder, of which only its own two are meant.
  const own = [process.execPath, script].map((word) => word.replaceAll('%', '%%'));
  return [...own, ...words.map(escapeFolder)].map(quote).join(' ');
}

const escapeFolder = (word: string) => word.replaceAll(/%(?![pf]$)/g, '%%');
