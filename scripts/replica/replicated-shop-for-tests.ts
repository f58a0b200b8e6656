import { setTimeout as wait } from 'node:timers/promises';
import pino, { type Logger } from 'pino';
import { databaseIn, urlOfDatabase } from '#lib/server/db/database-url.ts';
import { Replica } from '#lib/server/db/replica/replica.ts';
import { createTestApi, type TestApi } from '#lib/server/http/test-api.ts';
import { startThrowAwayDatabase, type ThrowAwayDatabase } from '../testing/throw-away-database.ts';
import { startThrowAwayReplica, type ThrowAwayReplica } from './throw-away-replica.ts';

/** A shop on a primary and a replica of their own. */
export interface ReplicatedShop {
  test: TestApi;
  primary: ThrowAwayDatabase;
  standby: ThrowAwayReplica;
  replica: Replica;
  /** What the log was told of the replica, oldest first. */
  said: string[];
  log: Logger;
  /** The replica goes on receiving and shows nothing of it. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Over when the replica shows all that is committed. */
  untilCaughtUp(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  maxLagInSeconds?: number;
  /** Where the replica is reached; it is itself unless something stands before it. */
  addressOf?: (url: string) => Promise<string> | string;
}

export async function openReplicatedShop({
  maxLagInSeconds = 3600,
  addressOf = (url) => url,
}: Options = {}): Promise<ReplicatedShop> {
  const primary = await startThrowAwayDatabase();
  process.env.TEST_DATABASE_URL = primary.adminUrl;
  const test = await createTestApi();
  const standby = await startThrowAwayReplica(primary);
  const said: string[] = [];
  const log = pino({ base: null }, { write: (line) => void said.push(line) });
  const url = await addressOf(urlOfDatabase(standby.adminUrl, databaseIn(test.ctx.env.DATABASE_URL)));
  const replica = new Replica(test.ctx.db, { url, maxLagInSeconds, poolSize: 5, isShared: false });
  test.ctx.replica = replica;
  await replica.watch(log);
  return {
    test,
    primary,
    standby,
    replica,
    said,
    log,
    pause: async () => {
      // Asked now, and not again before something has changed: what others write beside is not waited for.
      await replica.isCurrent('everybody', 5000);
      await standby.ask('select pg_wal_replay_pause()');
    },
    resume: () => standby.ask('select pg_wal_replay_resume()'),
    untilCaughtUp: async () => {
      while (!(await replica.isCurrent('caller', 0))) await wait(20);
    },
    close: async () => {
      await replica.close();
      await standby.stop();
      await test.close();
      await primary.stop();
    },
  };
}

/** Over when the replica was said to be so, at the end of what was said. */
export async function untilSaid({ said }: Pick<ReplicatedShop, 'said'>, words: string): Promise<void> {
  while (!said.at(-1)?.includes(words)) await wait(20);
}
