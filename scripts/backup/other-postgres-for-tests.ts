import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { choosePort } from '#lib/server/db/embedded/embedded-port.ts';
import { asUser, chooseUser, giveTo } from '#lib/server/db/embedded/embedded-user.ts';
import { installPackages } from '../packages.ts';
import { programForTests } from '../testing/program-for-tests.ts';

const debian = '/usr/lib/postgresql';

/** The folder of the programs of a PostgreSQL of the system, which a dump is tried with. */
export const getOtherPostgres = () =>
  programForTests({
    name: 'A PostgreSQL of the system (pg_dump)',
    find: findPrograms,
    install: () => {
      installPackages('postgresql');
      return findPrograms();
    },
  });

function findPrograms(): string | undefined {
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian) : [];
  return versions
    .map((version) => path.join(debian, version, 'bin'))
    .find((folder) => ['initdb', 'pg_ctl', 'pg_dump'].every((name) => fs.existsSync(path.join(folder, name))));
}

/** Starts it with a database of a cluster of its own, below `root`. */
export async function startOtherPostgres(programs: string, root: string) {
  const folder = path.join(root, 'other-postgres');
  fs.mkdirSync(folder, { mode: 0o700 });
  const user = chooseUser(folder, programs);
  giveTo(user, folder);
  const run = (name: string, ...args: string[]) => {
    const [command, all, options] = asUser(user, path.join(programs, name), args);
    // What it leaves running keeps its output open: nobody may wait for that to close.
    const { status } = spawnSync(command, all, { ...options, cwd: '/', stdio: 'ignore' });
    if (status !== 0) throw new Error(`${name} ended with ${status}`);
  };
  run('initdb', '-D', folder, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync');
  const port = await choosePort(path.join(root, 'other.port'), 1);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  run('pg_ctl', 'start', '-D', folder, '-w', '-t', '60', '-l', path.join(folder, 'log'), '-o', settings);
  return {
    urlOf: (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    stop: () => run('pg_ctl', 'stop', '-D', folder, '-m', 'immediate'),
  };
}
