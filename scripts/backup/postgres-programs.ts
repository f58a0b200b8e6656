import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Failure } from '../failure.ts';
import { onStop } from '../shutdown.ts';

type ProgramName = 'pg_dump' | 'pg_restore';

interface Program {
  file: string;
  major: number;
}

/** A program of PostgreSQL that is new enough; throws a `Failure` where there is none, or only older ones. */
export function findProgram(name: ProgramName, major: number, folders = usualFolders()): Program {
  const found = folders
    .map((folder) => path.join(folder, process.platform === 'win32' ? `${name}.exe` : name))
    .filter((file) => fs.existsSync(file))
    .map((file) => ({ file, major: majorOfProgram(file) }));
  const fitting = found.find((program) => program.major >= major);
  if (fitting) return fitting;
  if (found.length === 0) throw new Failure('backup.noProgram', { name, major });
  throw new Failure('backup.oldProgram', { name, major, found: Math.max(...found.map((program) => program.major)) });
}

/** PATH, and where Debian keeps those of several versions side by side. */
function usualFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian) : [];
  return [
    ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ];
}

/** 0 where it cannot say: then it fits nothing. */
function majorOfProgram(file: string): number {
  try {
    return Number(/ (\d+)/.exec(execFileSync(file, ['--version'], { encoding: 'utf8' }))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Starts a program with the connection in its environment, where no list of processes shows the password. */
export function startProgram({ file }: Program, args: string[], url: string): RunningProgram {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  // The shop's own driver knows it, libpq does not.
  address.searchParams.delete('uselibpqcompat');
  const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}), LC_ALL: 'C' };
  const child = spawn(file, [...args, `--dbname=${address.href}`], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onStop(() => void child.kill('SIGTERM'));
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    said = `${said}${piece}`.slice(-4000);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const detail =
        said
          .trim()
          .split('\n')
          .find((line) => /error/i.test(line)) ??
        said.trim().split('\n').at(-1) ??
        '';
      reject(new Failure('backup.programFailed', { name: path.basename(file), detail }));
    });
  });
  ended.catch(() => undefined);
  return { output: child.stdout, ended };
}

interface RunningProgram {
  output: Readable;
  /** Rejects with a `Failure` in the program's own words. */
  ended: Promise<void>;
}
