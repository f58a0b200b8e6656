import fs from 'node:fs';
import path from 'node:path';
import { EmbeddedDatabaseError, toFileError } from './embedded-errors.ts';

/** What tells a live holder from a stranger that was given the same process number later. */
interface Holder {
  pid: number;
  /** Start time of the process in clock ticks since boot, with the boot's id; empty where the system does not tell. */
  born: string;
}

/** Frees the lock. Calling it twice does nothing. */
type ReleaseLock = () => void;

/**
 * Takes a folder for this process, by the name of what it does there. Throws `inUse` while another start on the same folder lives and `damagedLock`
 * when the file cannot be read: then nobody can know. A lock left behind by a killed process is taken over.
 */
export function lockFolder(dataDir: string, name: string): ReleaseLock {
  const file = path.join(dataDir, `${name}.lock`);
  const own: Holder = { pid: process.pid, born: birthOf(process.pid) };
  for (let attempt = 0; attempt < 5; attempt++) {
    if (tryCreate(file, own)) return () => release(file, own);
    const holder = readHolder(file);
    if (holder && isAlive(holder)) throw new EmbeddedDatabaseError('inUse', { path: dataDir, pid: holder.pid });
    if (holder) removeStale(file, holder, dataDir);
  }
  throw new EmbeddedDatabaseError('inUse', { path: dataDir, pid: readHolder(file)?.pid ?? 0 });
}

/** Whether another start on this folder lives. */
export function isFolderInUse(dataDir: string): boolean {
  const holder = readHolder(path.join(dataDir, 'start.lock'));
  return holder !== undefined && isAlive(holder);
}

/** A link appears whole or not at all, so no reader ever meets a half-written lock. */
function tryCreate(file: string, own: Holder): boolean {
  const draft = `${file}.${own.pid}`;
  try {
    fs.writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw toFileError(error, file);
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

function readHolder(file: string): Holder | undefined {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw toFileError(error, file);
  }
  try {
    const { pid, born } = JSON.parse(text) as Partial<Holder>;
    if (Number.isInteger(pid) && typeof born === 'string') return { pid: Number(pid), born };
  } catch {
    // Not JSON: falls through to the damaged answer.
  }
  throw new EmbeddedDatabaseError('damagedLock', { path: file });
}

/** Moves the stale lock aside first: of two starts that both found it stale, only one may go on with what it read. */
function removeStale(file: string, stale: Holder, dataDir: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && (moved.pid !== stale.pid || moved.born !== stale.born) && isAlive(moved)) {
    fs.renameSync(aside, file);
    throw new EmbeddedDatabaseError('inUse', { path: dataDir, pid: moved.pid });
  }
  fs.rmSync(aside, { force: true });
}

function release(file: string, own: Holder): void {
  try {
    const holder = readHolder(file);
    if (holder?.pid === own.pid && holder.born === own.born) fs.rmSync(file, { force: true });
  } catch {
    // A lock that somebody damaged or removed meanwhile is not ours to repair while stopping.
  }
}

function isAlive(holder: Holder): boolean {
  return isRunning(holder.pid) && (holder.born === '' || holder.born === birthOf(holder.pid));
}

/** Whether a process of this number exists, whoever owns it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function birthOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the start time is the 20th field after it (proc(5), field 22).
    const born = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${born}`;
  } catch {
    return '';
  }
}
