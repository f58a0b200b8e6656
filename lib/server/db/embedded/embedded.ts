import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { makeFolders } from '../make-folders.ts';
import { shopName, tryConnect, urlFor } from './embedded-address.ts';
import { archiveSettings } from './embedded-archive.ts';
import { findBinaries } from './embedded-binaries.ts';
import { createCluster, superuser } from './embedded-cluster.ts';
import { toFileError } from './embedded-errors.ts';
import { keepRunning } from './embedded-keeper.ts';
import { isRunning, lockFolder } from './embedded-lock.ts';
import { choosePort } from './embedded-port.ts';
import { readOrCreateSecrets, type Secrets } from './embedded-secrets.ts';
import {
  isTransient,
  readPidFile,
  type ServerPlace,
  spawnServer,
  stopServer,
  waitUntilReady,
} from './embedded-server.ts';
import { chooseUser } from './embedded-user.ts';

/** PostgreSQL's answer while it starts or stops. */
const cannotConnectNow = '57P03';

interface EmbeddedOptions {
  dataDir: string;
  /** Told when PostgreSQL ended although nobody asked it to, and runs again. */
  onRestart?: () => void;
  /** Told when it has ended so and is not started again. */
  onLost?: (error: Error) => void;
  /** Throw-away databases: no waiting for the disk, no upkeep, and Ctrl-C on the terminal ends PostgreSQL too. */
  disposable?: boolean;
  /** Where the log is kept for a recovery to any moment. */
  archive?: string | undefined;
  /** The first start of a cluster that was put back; `settings` say from where and how far it recovers. */
  recovery?: { settings: string[] };
}

export interface EmbeddedDatabase {
  /** Connection for the shop, password included: never print it. */
  url: string;
  /** Connection as superuser, for tests that make databases. */
  adminUrl: string;
  secrets: Secrets;
  /** True when this start made the database files. */
  isNew: boolean;
  /** Ends PostgreSQL and frees the folder. Close the pools first: open transactions are rolled back. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that needs no installation, with its files in `<dataDir>/postgres`.
 * Throws an `EmbeddedDatabaseError` for everything its reader can do something about. Leaves nothing running on failure.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = path.resolve(options.dataDir);
  makeDataFolder(dataDir);
  const releaseLock = lockFolder(dataDir, 'start');
  try {
    const folder = path.join(dataDir, 'postgres');
    const secrets = readOrCreateSecrets(dataDir);
    const binaries = findBinaries();
    const place: ServerPlace = {
      folder,
      logFile: path.join(dataDir, 'postgres.log'),
      binaries,
      user: chooseUser(folder, binaries.root),
    };
    const isNew = !fs.existsSync(folder);
    if (isNew) createCluster({ folder, binaries, user: place.user, password: secrets.databasePassword });
    else await endOrphan(place, secrets);
    const { child, port } = await launch(place, secrets, options);
    const lifetime = keepRunning(child, place, {
      isStartedAgain: !options.disposable,
      relaunch: async () => (await launch(place, secrets, { ...options, port })).child,
      onRestart: options.onRestart,
      onLost: options.onLost,
      onStopped: releaseLock,
    });
    const adminUrl = urlFor(superuser, 'postgres', port, secrets);
    await ensureShopDatabase(adminUrl, secrets).catch(async (error: unknown) => {
      await lifetime.stop();
      throw error;
    });
    return { url: urlFor(shopName, shopName, port, secrets), adminUrl, secrets, isNew, stop: lifetime.stop };
  } catch (error) {
    releaseLock();
    throw error;
  }
}

function makeDataFolder(dataDir: string): void {
  try {
    makeFolders(dataDir);
    fs.accessSync(dataDir, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw toFileError(error, dataDir);
  }
}

/**
 * After a `kill -9` of the start, its PostgreSQL may live on: it is asked to stop, so that this start knows every
 * setting. The number in the file may belong to a stranger by now; only a server that knows our password is ours.
 */
async function endOrphan(place: ServerPlace, secrets: Secrets): Promise<void> {
  const left = readPidFile(place.folder);
  if (!left?.port || !isRunning(left.pid)) return;
  const isOurs = await tryConnect(urlFor(superuser, 'postgres', left.port, secrets)).then(
    () => true,
    (error: { code?: string }) => error.code === cannotConnectNow,
  );
  if (isOurs) stopServer(place);
}

/** How long trouble is waited for that passes by itself: on a busy machine a killed server's processes take a while to end. */
const transientMs = 60_000;

/** Hundreds of databases that live for seconds keep autovacuum busy for nothing. */
const disposableSettings = ['fsync=off', 'full_page_writes=off', 'max_connections=200', 'autovacuum=off'];

/** A socket in its own folder costs a question two thirds of what it costs by a port; Windows' PostgreSQL has none. */
const socketSettings = (folder: string) => (process.platform === 'win32' ? [] : [`unix_socket_directories=${folder}`]);

async function launch(
  place: ServerPlace,
  secrets: Secrets,
  { disposable = false, archive, recovery, port: kept }: EmbeddedOptions & { port?: number },
): Promise<{ child: ChildProcess; port: number }> {
  const settings = [...(recovery?.settings ?? archiveSettings(archive, place))];
  if (disposable) settings.push(...disposableSettings, ...socketSettings(place.folder));
  const started = Date.now();
  for (let attempt = 1; ; attempt++) {
    const port = kept ?? (await choosePort(path.join(path.dirname(place.folder), 'postgres.port'), attempt));
    const server = spawnServer(place, { port, settings, detached: !disposable });
    const { child } = server;
    try {
      const connect = () => tryConnect(urlFor(superuser, 'postgres', port, secrets));
      await waitUntilReady(server, place, connect, recovery ? Number.POSITIVE_INFINITY : undefined);
      return { child, port };
    } catch (error) {
      if (child.exitCode === null && child.signalCode === null) stopServer(place);
      if (Date.now() - started > transientMs || !isTransient(error)) throw error;
      await wait(500);
      // It may be ours after all: one that was too busy to answer when it was asked first.
      await endOrphan(place, secrets);
    }
  }
}

async function ensureShopDatabase(adminUrl: string, secrets: Secrets): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [shopName]);
    if (roles.rowCount === 0) {
      await client.query(`create role ${shopName} login password ${client.escapeLiteral(secrets.databasePassword)}`);
    }
    const databases = await client.query('select 1 from pg_database where datname = $1', [shopName]);
    if (databases.rowCount === 0) await client.query(`create database ${shopName} owner ${shopName}`);
  } finally {
    await client.end();
  }
}
