import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/connection.ts';
import { writeCause } from '../observe/cause.ts';

/** What each process does again and again by itself; no queue runs it. */
export const outboxJob = 'outbox';
export const webhookJob = 'webhooks';

/** The queue of this process, for who wants a job to run at once. */
interface RunningQueue {
  /** False where no job of the name runs on a schedule. */
  runNow(job: string): Promise<boolean>;
}

const queues = new WeakMap<Database, RunningQueue>();

/** Undefined while the jobs have not started. */
export const findQueue = (db: Database): RunningQueue | undefined => queues.get(db);

/** Lets others ask for its jobs, until `forgetQueue`. */
export function offerQueue(db: Database, boss: PgBoss, names: ReadonlySet<string>): void {
  queues.set(db, {
    runNow: async (job) => {
      if (!names.has(job)) return false;
      await boss.send(job, { cause: writeCause() }, { retryLimit: 0 });
      return true;
    },
  });
}

export function forgetQueue(db: Database): void {
  queues.delete(db);
}
