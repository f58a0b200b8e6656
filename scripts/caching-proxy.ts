import { spawnSync } from 'node:child_process';
import { installPackages } from './packages.ts';

const usualPlaces = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** A caching proxy that runs, for the test that stands one before the shop; Debian's or Ubuntu's is installed if need be. */
export function findCachingProxy(): string | undefined {
  return usualPlaces.find((file) => spawnSync(file, ['-v'], { stdio: 'ignore', timeout: 20_000 }).status === 0);
}

export function installCachingProxy(): string | undefined {
  installPackages('nginx-light');
  return findCachingProxy();
}
