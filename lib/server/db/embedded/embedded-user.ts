import { execFileSync, type SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { EmbeddedDatabaseError } from './embedded-errors.ts';

/** Under whom PostgreSQL runs. It refuses root, so a start as root needs another user on the machine. */
export interface DatabaseUser {
  /** Absent: the user of this process, nothing to change. */
  ids?: { uid: number; gid: number };
  /** Capability lent to PostgreSQL so that it may pass folders closed to its user (a clone under /root). */
  capability?: 'dac_read_search' | 'dac_override';
}

const accountName = 'postgres';

/**
 * Chooses the user for the folders PostgreSQL has to reach: the owner of existing data, else the account `postgres`,
 * which is made when missing, else `nobody`. Throws `noUser` or `notReachable`.
 */
export function chooseUser(cluster: string, installation: string): DatabaseUser {
  if (process.getuid?.() !== 0) return {};
  const ids = ownerOf(cluster) ?? lookUp(accountName) ?? createAccount() ?? lookUp('nobody');
  if (!ids) throw new EmbeddedDatabaseError('noUser');
  const closed = [path.dirname(cluster), installation].find((folder) => !canReach(folder, ids));
  if (!closed) return { ids };
  for (const capability of ['dac_read_search', 'dac_override'] as const) {
    if (canReach(closed, ids, capability)) return { ids, capability };
  }
  throw new EmbeddedDatabaseError('notReachable', { path: closed });
}

/** Command and options that run `program` as that user. */
export function asUser(user: DatabaseUser, program: string, args: string[]): [string, string[], SpawnOptions] {
  if (!user.ids) return [program, args, {}];
  if (user.capability) return ['setpriv', [...setprivArgs(user.ids, user.capability), program, ...args], {}];
  return [program, args, { uid: user.ids.uid, gid: user.ids.gid }];
}

/** Gives a folder that root has just made to the user. */
export function giveTo(user: DatabaseUser, folder: string): void {
  if (user.ids) fs.chownSync(folder, user.ids.uid, user.ids.gid);
}

/** Gives a folder that root has just filled to the user, with all that is in it. */
export function giveAllTo(user: DatabaseUser, folder: string): void {
  if (!user.ids) return;
  giveTo(user, folder);
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    giveTo(user, path.join(folder, name));
}

/** Only the one right to pass and read folders, and no way to gain another. */
function setprivArgs(ids: { uid: number; gid: number }, capability: string): string[] {
  const only = `-all,+${capability}`;
  return [
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    '--no-new-privs',
    // Without it the right is ignored by access(2), with which PostgreSQL looks for its own programs.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${only}`,
    `--ambient-caps=${only}`,
    `--bounding-set=${only}`,
  ];
}

function canReach(
  folder: string,
  ids: { uid: number; gid: number },
  capability?: 'dac_read_search' | 'dac_override',
): boolean {
  try {
    const [command, args, options] = asUser({ ids, capability }, '/bin/ls', ['-d', `${folder}${path.sep}.`]);
    execFileSync(command, args, { ...options, stdio: 'ignore', cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  const stat = fs.statSync(folder, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
}

function lookUp(name: string): { uid: number; gid: number } | undefined {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid && Number(uid) > 0 ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function createAccount(): { uid: number; gid: number } | undefined {
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', accountName],
      {
        stdio: 'ignore',
      },
    );
  } catch {
    return undefined;
  }
  return lookUp(accountName);
}
