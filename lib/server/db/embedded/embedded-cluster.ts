import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Binaries } from './embedded-binaries.ts';
import { EmbeddedDatabaseError, reasonFromOutput, toFileError } from './embedded-errors.ts';
import { asUser, type DatabaseUser, giveTo } from './embedded-user.ts';

/** Name of the superuser; only this folder's files use it. The shop itself works as an ordinary role. */
export const superuser = 'postgres';

/**
 * Character classes of the system to try, best first. Sorting and case come from PostgreSQL's builtin C.UTF-8
 * everywhere, but pg_trgm asks the C library what a letter is, and under plain `C` no Chinese character is one: search
 * would lose its index. The last entry always works.
 */
const characterTypes = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'zh_CN.UTF-8', 'UTF-8', 'C'];

interface ClusterOptions {
  folder: string;
  binaries: Binaries;
  user: DatabaseUser;
  password: string;
}

/**
 * Makes the database files. They are made aside and moved into place when complete, so a folder of that name is
 * always a whole cluster, whatever interrupted an earlier start.
 */
export function createCluster({ folder, binaries, user, password }: ClusterOptions): void {
  const draft = `${folder}.new`;
  const passwordFile = path.join(os.tmpdir(), `shop-${process.pid}-${Date.now()}.pw`);
  try {
    fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
    giveTo(user, passwordFile);
    initialise(draft, characterTypes, { binaries, user, passwordFile });
    fs.renameSync(draft, folder);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    throw toFileError(error, folder);
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
}

function initialise(
  folder: string,
  [characterType = 'C', ...others]: string[],
  run: { binaries: Binaries; user: DatabaseUser; passwordFile: string },
): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { mode: 0o700 });
  giveTo(run.user, folder);
  const [command, args, options] = asUser(run.user, run.binaries.initdb, [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    `--pwfile=${run.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--lc-ctype=${characterType}`,
    '--data-checksums',
    '--no-instructions',
  ]);
  const result = spawnSync(command, args, {
    ...options,
    cwd: path.parse(folder).root,
    env: databaseEnv(),
    encoding: 'utf8',
  });
  if (result.status === 0) return;
  const output = `${result.stderr ?? ''}${result.stdout ?? ''}${result.error?.message ?? ''}`;
  if (others.length > 0 && /locale/i.test(output)) {
    initialise(folder, others, run);
    return;
  }
  const detail = output.trim().split('\n').slice(-3).join(' ');
  throw new EmbeddedDatabaseError(reasonFromOutput(output) ?? 'initFailed', { path: folder, detail });
}

/** English, so that our reading of what PostgreSQL prints holds in every country, and none of the caller's PG* settings. */
export function databaseEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), NODE_ENV: process.env.NODE_ENV, LC_ALL: 'C' };
}
