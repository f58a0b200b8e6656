import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type CopySink, copyCluster } from '#lib/server/db/embedded/copy-cluster.ts';
import { startEmbeddedDatabase } from '#lib/server/db/embedded/embedded.ts';
import { findBinaries } from '#lib/server/db/embedded/embedded-binaries.ts';
import { chooseUser, giveAllTo } from '#lib/server/db/embedded/embedded-user.ts';
import { killServer, newDataFolder, type ThrowAwayDatabase } from '../testing/throw-away-database.ts';

export interface ThrowAwayReplica extends Omit<ThrowAwayDatabase, 'quickUrl'> {
  /** It becomes a primary; what it has not received is lost. */
  promote(): Promise<void>;
  ask(statement: string): Promise<void>;
}

const slot = 'shop_replica';

/** A streaming replica of a throw-away database: a copy of its files, and from there on its log as it is written. */
export async function startThrowAwayReplica(
  primary: Pick<ThrowAwayDatabase, 'adminUrl' | 'dataDir'>,
): Promise<ThrowAwayReplica> {
  const dataDir = newDataFolder();
  const folder = path.join(dataDir, 'postgres');
  fs.mkdirSync(folder, { mode: 0o700 });
  fs.copyFileSync(path.join(primary.dataDir, 'secrets.json'), path.join(dataDir, 'secrets.json'));
  await ask(
    primary.adminUrl,
    `select pg_create_physical_replication_slot('${slot}', true) where not exists (
    select from pg_replication_slots where slot_name = '${slot}')`,
  );
  await copyCluster(primary.adminUrl, path.join(primary.dataDir, 'postgres'), intoFolder(folder));
  fs.writeFileSync(path.join(folder, 'standby.signal'), '', { mode: 0o600 });
  giveAllTo(chooseUser(folder, findBinaries().root), folder);
  const { hostname, port, username, password } = new URL(primary.adminUrl);
  const connection = `host=${hostname} port=${port} user=${username} password=${password} application_name=replica`;
  const settings = [`primary_conninfo=${connection}`, `primary_slot_name=${slot}`];
  const { adminUrl, stop } = await startEmbeddedDatabase({ dataDir, disposable: true, recovery: { settings } });
  return {
    adminUrl,
    dataDir,
    kill: () => killServer(dataDir),
    promote: () => ask(adminUrl, 'select pg_promote()'),
    ask: (statement) => ask(adminUrl, statement),
    stop: async () => {
      await stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function intoFolder(folder: string): CopySink {
  const write = (name: string) => path.join(folder, name);
  return {
    addFolder: (name) => void fs.mkdirSync(write(name), { recursive: true, mode: 0o700 }),
    addFile: async (name, file) => {
      fs.mkdirSync(path.dirname(write(name)), { recursive: true, mode: 0o700 });
      await fs.promises.copyFile(file, write(name));
    },
    addText: (name, text) => fs.writeFileSync(write(name), text, { mode: 0o600 }),
  };
}
