import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../connection.ts';
import { closeDatabase, openDatabase } from '../open-database.ts';
import { onChangeNoted } from '../primary-of.ts';
import { isTransientError } from '../transient-error.ts';
import { Lag } from './lag.ts';
import { type Place, readPrimaryPlace, readReplicaPlace } from './places.ts';
import type { WalPosition } from './wal-position.ts';
import { within } from './within.ts';

interface ReplicaOptions {
  url: string;
  poolSize: number;
  isShared: boolean;
  maxLagInSeconds: number;
}

/** What must be seen: all that this process was told of; or, by one caller, all that there is. */
export type Reader = 'everybody' | 'caller';

/** Why the primary is read instead. */
type Trouble = 'not looked at yet' | 'away' | 'behind' | 'no replica' | 'of another database';

const lookInMs = 1000;
/** Who does not answer within that does not answer. */
const answerWithinMs = 2000;
const againInMs = 10;

/**
 * A copy of the database that PostgreSQL keeps up to date, a moment behind. It is read where it has come as far as a reader
 * must see. Where it has not, or is away, far behind or no replica any more, the primary is. Nobody reads it before `watch`
 * (`docs/adr/0041-reading-from-a-replica.md`).
 */
export class Replica {
  readonly #primary: Database;
  readonly #db: Database;
  /** A connection of its own: who asks how far it is does not wait for those who read. */
  readonly #asking: Database;
  readonly #maxLagInMs: number;
  readonly #lag = new Lag();
  readonly #connections = new Set<pg.PoolClient>();
  #trouble: Trouble | undefined = 'not looked at yet';
  #reached: WalPosition = 0n;
  #learning: Promise<Place | undefined> | undefined;
  #changes = 0;
  #told: { changes: number; position: Promise<WalPosition> } | undefined;
  #log: Logger | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(primary: Database, { url, maxLagInSeconds, poolSize, isShared }: ReplicaOptions) {
    const connectWithinMs = answerWithinMs;
    this.#primary = primary;
    this.#db = openDatabase(url, { poolSize, isShared, connectWithinMs });
    this.#asking = openDatabase(url, { poolSize: 1, isShared, connectWithinMs });
    this.#maxLagInMs = maxLagInSeconds * 1000;
    this.pool.on('connect', (client) => this.#connections.add(client));
    this.pool.on('remove', (client) => this.#connections.delete(client));
    for (const { $client } of [this.#db, this.#asking]) $client.on('error', () => this.#forget());
    onChangeNoted(primary, () => {
      this.#changes += 1;
    });
  }

  get pool(): pg.Pool {
    return this.#db.$client;
  }

  /** How many changes this process was told of: what was found out before the latest one counts no more. */
  get changes(): number {
    return this.#changes;
  }

  /** Looks after it every second, until `close`; one line of the log says when it is not read any more, and when again. */
  async watch(log: Logger): Promise<void> {
    this.#log = log;
    const lookOn = async () => {
      await this.#look();
      if (this.#log) this.#timer = setTimeout(lookOn, lookInMs).unref();
    };
    await lookOn();
  }

  async close(): Promise<void> {
    this.#log = undefined;
    clearTimeout(this.#timer);
    await Promise.all([closeDatabase(this.#db), closeDatabase(this.#asking)]);
  }

  /** Whether it shows all that this reader must see. It is waited for that long. */
  async isCurrent(reader: Reader, timeoutInMs: number): Promise<boolean> {
    if (this.#trouble) return false;
    const until = performance.now() + timeoutInMs;
    try {
      const position = await (reader === 'everybody' ? this.#positionOfChanges() : this.#positionNow());
      while (this.#reached < position) {
        await this.#learn();
        if (this.#reached >= position || this.#trouble) break;
        if (performance.now() >= until) return false;
        await wait(againInMs);
      }
      return this.#trouble === undefined;
    } catch {
      return false;
    }
  }

  /** Whether it failed itself, so that the primary can answer what it was asked. */
  isToBlame(error: unknown): boolean {
    if (isOwnFault(error)) return true;
    if (!isTransientError(error)) return false;
    this.#forget();
    this.#say('away', error);
    return true;
  }

  async #positionNow(): Promise<WalPosition> {
    return (await within(answerWithinMs, readPrimaryPlace(this.#primary))).position;
  }

  /** How far the primary was when it was last heard that something has changed: asked once for all who read until the next. */
  #positionOfChanges(): Promise<WalPosition> {
    if (this.#told?.changes === this.#changes) return this.#told.position;
    const told = { changes: this.#changes, position: this.#positionNow() };
    this.#told = told;
    told.position.catch(() => {
      if (this.#told === told) this.#told = undefined;
    });
    return told.position;
  }

  /** Asks how far it is; those who want to know at the same time ask once. */
  #learn(): Promise<Place | undefined> {
    this.#learning ??= this.#ask().finally(() => {
      this.#learning = undefined;
    });
    return this.#learning;
  }

  async #ask(): Promise<Place | undefined> {
    try {
      const place = await within(answerWithinMs, readReplicaPlace(this.#asking));
      this.#reached = place?.position ?? 0n;
      if (!place) this.#say('no replica');
      return place;
    } catch (error) {
      this.#forget();
      this.#say('away', error);
      // Who waits for an answer of it gets that of the primary.
      for (const client of this.#connections) breakOff(client);
      throw error;
    }
  }

  /** While the primary is away nobody can tell whether this is behind, and what is there may be read. */
  async #look(): Promise<void> {
    const [primary, replica] = await Promise.allSettled([
      within(answerWithinMs, readPrimaryPlace(this.#primary)),
      this.#learn(),
    ]);
    if (primary.status === 'fulfilled') this.#lag.note(primary.value.position, performance.now());
    if (replica.status === 'rejected' || !replica.value) return;
    const { system, position } = replica.value;
    const isStrange = primary.status === 'fulfilled' && primary.value.system !== system;
    const isBehind = this.#lag.of(position, performance.now()) > this.#maxLagInMs;
    this.#say(isStrange ? 'of another database' : isBehind ? 'behind' : undefined);
  }

  /** Another may answer under its address, which is not as far. */
  #forget(): void {
    this.#reached = 0n;
  }

  #say(trouble: Trouble | undefined, error?: unknown): void {
    if (trouble === this.#trouble || !this.#log) return;
    this.#trouble = trouble;
    if (trouble === undefined) this.#log.info('the replica is read from');
    else this.#log.warn({ reason: trouble, err: error }, 'the replica is not read from: the primary answers');
  }
}

/** What replaying the log stands in the way of, and what only the primary can do. */
const ownCodes = /^(40001|40P01|25006)$/;
/** The pool says this of itself, not of the server. */
const allTaken = 'timeout exceeded when trying to connect';

function isOwnFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  return ownCodes.test(code) || error.message === allTaken || isOwnFault(error.cause);
}

function breakOff(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}
