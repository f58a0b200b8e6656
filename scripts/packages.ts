import { spawnSync } from 'node:child_process';

/** Installs packages of Debian or Ubuntu, where that is possible: as root, or with a sudo that asks nothing. */
export function installPackages(...names: string[]): void {
  updatePackages();
  runAsRoot(['install', '-y', '--no-install-recommends', ...names], 300_000);
}

/** Learns which packages there are: a fresh system does not know. */
export const updatePackages = (): void => runAsRoot(['update'], 120_000);

function runAsRoot(args: string[], timeout: number): void {
  const [command = '', ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  runLoud(command, [...prefix, ...args], timeout);
}

/** Runs a command whose output may be read, and whose end does not matter: what it was to bring is looked for. */
export function runLoud(command: string, args: string[], timeout: number, cwd = process.cwd()): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout, env, cwd });
}
