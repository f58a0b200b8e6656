import { readdir, readFile } from 'node:fs/promises';

interface Running {
  pid: number;
  parent: number;
  group: number;
  command: string;
}

/**
 * Resident memory in MB (Linux) of a process group and of the database in its data folder, whose processes leave the group.
 * A page that several share counts once: each process has its part of it (`Pss`).
 */
export async function residentMegabytes(group: number, dataFolder: string): Promise<number> {
  const running = await listRunning();
  const counted = new Set(
    running.filter((one) => one.group === group || isDatabase(one, dataFolder)).map(({ pid }) => pid),
  );
  const shares = running
    .filter(({ pid, parent }) => counted.has(pid) || counted.has(parent))
    .map(({ pid }) => readShare(pid));
  return Math.round((await Promise.all(shares)).reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024);
}

const isDatabase = ({ command }: Running, dataFolder: string): boolean =>
  command.includes('postgres') && command.includes(dataFolder);

async function listRunning(): Promise<Running[]> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry)).map(Number);
  return Promise.all(pids.map(readRunning));
}

/** One that has ended meanwhile belongs to nothing. */
async function readRunning(pid: number): Promise<Running> {
  const [stat, command] = await Promise.all([readText(pid, 'stat'), readText(pid, 'cmdline')]);
  const [, parent = 0, group = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return { pid, parent, group, command };
}

async function readShare(pid: number): Promise<number> {
  return Number(/^Pss:\s+(\d+)/m.exec(await readText(pid, 'smaps_rollup'))?.[1] ?? 0);
}

const readText = (pid: number, file: string): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
