import type pg from 'pg';
import type { Database } from '../connection.ts';
import type { Reader, Replica } from '../replica/replica.ts';
import { isRead } from './reads-together.ts';

type Question = [statement: unknown, ...rest: unknown[]];
type Ask = (...question: Question) => Promise<unknown>;

interface ReadingOptions {
  primary: Database;
  replica: Replica;
  reader: Reader;
  /** How long the replica is waited for before the primary is read. */
  timeoutInMs: number;
}

/**
 * A pool of one reader: what only reads is asked of the replica where that is current for the reader, everything else of the
 * primary. Found out when something is asked, and again when something has changed meanwhile: what is kept of an answer is
 * never older than what has been heard of. Who writes sees it in what is read after it.
 */
export class ReadingPool {
  readonly #options: ReadingOptions;
  #reader: Reader;
  #written: Promise<unknown> | undefined;
  #choice: { changes: number; isReplica: Promise<boolean> } | undefined;
  /** When a transaction writes is its own affair: what is read beside it is found out each time. */
  #isTransacting = false;

  constructor(options: ReadingOptions) {
    this.#options = options;
    this.#reader = options.reader;
  }

  query(...question: Question): Promise<unknown> {
    if (isRead(question[0])) return this.read((pool) => (pool.query as Ask)(...question));
    const answer = (this.#options.primary.$client.query as Ask)(...question);
    this.#isWritten(answer);
    return answer;
  }

  /** For a transaction: it may write. */
  connect(): Promise<pg.PoolClient> {
    this.#isTransacting = true;
    this.#isWritten(undefined);
    return this.#options.primary.$client.connect();
  }

  /** Reads by `work`, at the primary once more where the replica fails. */
  async read<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
    const { primary, replica } = this.#options;
    if (!(await this.#isReplicaCurrent())) return work(primary.$client);
    try {
      return await work(replica.pool);
    } catch (error) {
      if (!replica.isToBlame(error)) throw error;
      this.#choice = undefined;
      return work(primary.$client);
    }
  }

  #isReplicaCurrent(): Promise<boolean> {
    const { replica } = this.#options;
    if (this.#choice?.changes !== replica.changes || this.#isTransacting) {
      this.#choice = { changes: replica.changes, isReplica: this.#choose() };
    }
    return this.#choice.isReplica;
  }

  async #choose(): Promise<boolean> {
    await this.#written?.catch(() => undefined);
    return this.#options.replica.isCurrent(this.#reader, this.#options.timeoutInMs);
  }

  #isWritten(answer: Promise<unknown> | undefined): void {
    this.#written = answer;
    this.#reader = 'caller';
    this.#choice = undefined;
  }
}

/** Reads by `work` wherever this database is read. */
export function readAt<Result>(db: Database, work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool: unknown = db.$client;
  return pool instanceof ReadingPool ? pool.read(work) : work(db.$client);
}
