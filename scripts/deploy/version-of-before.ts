import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Failure } from '../failure.ts';
import { end, runTied } from '../programs/tied.ts';
import { onStop } from '../shutdown.ts';

const migrations = path.join('lib', 'server', 'db', 'migrations');

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

function tryGit(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** What runs today, where nobody says so: the last release, else what was there before the newest migration. */
function usualRef(): string {
  const tag = tryGit('describe', '--tags', '--abbrev=0');
  return tag || `${git('log', '-1', '--diff-filter=A', '--format=%H', '--', path.join(migrations, '*.sql'))}^`;
}

export interface VersionOfBefore {
  ref: string;
  folder: string;
  /** Migrations of ours that it does not have. */
  unknownMigrations: number;
  /** Runs one of its scripts; what it says on its standard output is answered. */
  run(args: string[], env: Record<string, string>): Promise<{ code: number | null; said: string }>;
  /** From now on its code has our migrations: it takes our schema for its own. */
  takeOurSchema(): void;
}

/** Checks it out beside us, until the end of this process. */
export async function checkOut(given: string | undefined): Promise<VersionOfBefore> {
  const asked = given ?? usualRef();
  const ref = tryGit('rev-parse', '--verify', '--quiet', `${asked}^{commit}`);
  if (!ref) throw new Failure('deploy.noRef', { ref: asked });
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'shop-before-')), 'shop');
  onStop(() => {
    tryGit('worktree', 'remove', '--force', folder);
    fs.rmSync(path.dirname(folder), { recursive: true, force: true });
  });
  git('worktree', 'add', '--detach', '--quiet', folder, ref);
  bringPackages(folder);
  const theirs = new Set(fs.readdirSync(path.join(folder, migrations)));
  return {
    ref: `${asked} (${ref.slice(0, 10)})`,
    folder,
    unknownMigrations: fs.readdirSync(migrations).filter((file) => !theirs.has(file)).length,
    run: (args, env) => run(folder, args, env),
    takeOurSchema: () => {
      fs.rmSync(path.join(folder, migrations), { recursive: true });
      fs.cpSync(migrations, path.join(folder, migrations), { recursive: true });
    },
  };
}

/** Its own, but for the common case that they are the same as ours. */
function bringPackages(folder: string): void {
  const lock = 'package-lock.json';
  if (fs.readFileSync(lock, 'utf8') === fs.readFileSync(path.join(folder, lock), 'utf8')) {
    fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    return;
  }
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    throw new Failure('deploy.packages');
  }
}

async function run(cwd: string, args: string[], env: Record<string, string>) {
  const child = runTied(args, { cwd, env: { ...process.env, ...env } });
  onStop(() => end(child));
  const said: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text) => said.push(text));
  child.stderr?.pipe(process.stderr, { end: false });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: said.join('') };
}
