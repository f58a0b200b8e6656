import { spawnSync } from 'node:child_process';
import { installPackages } from '../packages.ts';
import { programForTests } from '../testing/program-for-tests.ts';

const usualPlaces = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The nginx of this machine, for tests that stand one before the shop; Debian's or Ubuntu's is installed if need be. */
export const getNginx = () => programForTests({ name: 'nginx', find, install });

function find(): string | undefined {
  return usualPlaces.find((file) => spawnSync(file, ['-v'], { stdio: 'ignore', timeout: 20_000 }).status === 0);
}

function install(): string | undefined {
  installPackages('nginx-light');
  return find();
}
