import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { type Finding, gigabytes, say } from './findings.ts';

interface Room {
  free: number;
  total: number;
}

const gigabyte = 1024 ** 3;

/** What the shop stands on besides its database. */
export function lookAtMachine(dataDir: string, archive: string | undefined): Finding[] {
  const folders = [...new Set([dataDir, ...(archive ? [archive] : [])].map(nearestFolder))];
  return [
    judgeNode(process.versions.node),
    ...folders.map((folder) => judgeDisk(folder, roomOf(folder))),
    judgeMemory(memory()),
    ...lookAtSync(),
    ...lookAtPermissions(dataDir),
  ];
}

export function judgeNode(version: string): Finding {
  const least = /\d+\.\d+/.exec(packageJson.engines.node)?.[0] ?? '';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number);
  const isOld = major < leastMajor || (major === leastMajor && minor < leastMinor);
  const values = { version, least };
  return isOld ? say('node').fail('nodeOld', values) : say('node').ok('node', values);
}

export function judgeDisk(folder: string, { free, total }: Room): Finding {
  const values = { folder, free: gigabytes(free), total: gigabytes(total) };
  if (free < 0.5 * gigabyte || free < total * 0.02) return say('disk').fail('diskFull', values);
  if (free < 2 * gigabyte || free < total * 0.1) return say('disk').warn('diskLow', values);
  return say('disk').ok('disk', values);
}

export function judgeMemory({ free, total }: Room): Finding {
  const values = { free: gigabytes(free), total: gigabytes(total) };
  return free < 0.25 * gigabyte || free < total * 0.05
    ? say('memory').warn('memoryLow', values)
    : say('memory').ok('memory', values);
}

/** A folder that will be made later is on the disk of what is there above it. */
function nearestFolder(name: string): string {
  const folder = path.resolve(name);
  return fs.existsSync(folder) || path.dirname(folder) === folder ? folder : nearestFolder(path.dirname(folder));
}

function roomOf(folder: string): Room {
  const { bavail, blocks, bsize } = fs.statfsSync(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** What programs may still have: files that the system keeps in memory give way. */
function memory(): Room {
  const total = os.totalmem();
  try {
    const known = /^MemAvailable:\s+(\d+) kB/m.exec(fs.readFileSync('/proc/meminfo', 'utf8'))?.[1];
    if (known) return { free: Number(known) * 1024, total };
  } catch {
    // Not Linux.
  }
  return { free: os.freemem(), total };
}

/** Codes of second factors and signatures of providers are by the time; systemd knows whether somebody sets the clock. */
function lookAtSync(): Finding[] {
  const { status, stdout } = spawnSync('timedatectl', ['show', '-p', 'NTPSynchronized', '--value'], {
    encoding: 'utf8',
    timeout: 5000,
  });
  const said = status === 0 ? stdout.trim() : '';
  if (said === 'no') return [say('clock').warn('clockAlone')];
  return said === 'yes' ? [say('clock').ok('clockSet')] : [];
}

/** Whoever reads these files can sign in as anybody. */
function lookAtPermissions(dataDir: string): Finding[] {
  const files = [path.resolve('.env'), path.join(path.resolve(dataDir), 'secrets.json')].filter((file) =>
    fs.existsSync(file),
  );
  return files.map((file) => {
    const isOpen = process.platform !== 'win32' && (fs.statSync(file).mode & 0o004) !== 0;
    return isOpen ? say('secrets').warn('secretsOpen', { file }) : say('secrets').ok('secretsClosed', { file });
  });
}
