import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { urlOfDatabase, urlThrough } from '#lib/server/db/database-url.ts';
import { installPackages } from '../packages.ts';
import { programForTests } from '../testing/program-for-tests.ts';
import { findFreePort } from './port.ts';
import { makeThrowAwayFolder } from './throw-away-folder.ts';
import { end, runProgramTied } from './tied.ts';

const usualPlaces = ['pgbouncer', '/usr/sbin/pgbouncer', '/usr/local/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

const find = () =>
  usualPlaces.find((file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0);

/** A pooler that runs, for the tests that stand one before the database; Debian's or Ubuntu's is installed if need be. */
export const getPooler = () =>
  programForTests({
    name: 'pgbouncer',
    find,
    install: () => {
      installPackages('pgbouncer');
      return find();
    },
  });

interface Pooler {
  url: string;
  /** The way for what needs a connection of its own: it is kept for whoever has it. */
  directUrl: string;
  /** The same database is on another server from now on. */
  pointTo(serverUrl: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it before a database, so that each transaction may come to another of a few connections. */
export async function startPooler(program: string, databaseUrl: string, { size = 3 } = {}): Promise<Pooler> {
  const { username, password, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const own = await findFreePort();
  const folder = makeThrowAwayFolder('pooler-');
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  const write = (serverUrl: string) => {
    const { hostname, port } = new URL(serverUrl);
    const server = `host=${hostname} port=${port} dbname=${name}`;
    fs.writeFileSync(
      settings,
      `[databases]
${name} = ${server}
direct = ${server} pool_mode=session pool_size=20
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
admin_users = ${decodeURIComponent(username)}
pool_mode = transaction
default_pool_size = ${size}
server_login_retry = 1
query_wait_timeout = 3
`,
    );
  };
  write(databaseUrl);
  // It refuses to run as root.
  if (process.getuid?.() === 0) {
    fs.chmodSync(folder, 0o755);
    for (const file of [users, settings]) fs.chmodSync(file, 0o644);
  }
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = runProgramTied(program, ['-q', ...asNobody, settings]);
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr, { end: false });
  const at = (database: string) => urlOfDatabase(urlThrough(databaseUrl, `127.0.0.1:${own}`), database);
  return {
    url: at(name),
    directUrl: at('direct'),
    pointTo: async (serverUrl) => {
      write(serverUrl);
      const console = new pg.Client({ connectionString: at('pgbouncer') });
      await console.connect();
      await console.query('reload').finally(() => console.end());
    },
    stop: async () => {
      await end(child);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
