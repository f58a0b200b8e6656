import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { asc, eq, gte, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { addSeconds } from '../kernel/clock.ts';
import { shopVersion } from '../version.ts';
import { runRepeatedly } from './run-repeatedly.ts';
import { serverProcesses } from './tables.ts';

const beatSeconds = 60;
/** Two words may get lost, or be late while the database is away. */
const silentSeconds = 2.5 * beatSeconds;

export type ServerProcess = typeof serverProcesses.$inferSelect;

/** By which this process knows itself in the list. */
export const ownProcessId = randomUUID();

/**
 * Says that this process is there, and goes on saying so each minute, until it is stopped: one small write. Where the database is
 * away nothing is said, which is all that the list needs to know.
 */
export async function announceProcess(ctx: ServerContext, log: Logger): Promise<{ stop(): Promise<void> }> {
  const beat = beatsOf(ctx);
  await beat();
  const repetition = runRepeatedly(beat, beatSeconds * 1000, (error) =>
    log.debug({ err: error }, 'no beat was written'),
  );
  return {
    stop: async () => {
      await repetition.stop();
      await ctx.db.delete(serverProcesses).where(eq(serverProcesses.id, ownProcessId));
    },
  };
}

function beatsOf(ctx: ServerContext): () => Promise<void> {
  const startedAt = addSeconds(ctx.clock.now(), -process.uptime());
  const facts = {
    id: ownProcessId,
    host: os.hostname().slice(0, 120),
    pid: process.pid,
    roles: [...ctx.env.SERVE].sort().join(','),
    version: shopVersion,
    node: process.version,
    startedAt,
  };
  return async () => {
    const seenAt = ctx.clock.now();
    const target = serverProcesses.id;
    await ctx.db
      .insert(serverProcesses)
      .values({ ...facts, seenAt })
      .onConflictDoUpdate({ target, set: { seenAt } });
  };
}

/** Those that have said so lately, the longest there first. */
export function listProcesses({ db, clock }: ServerContext): Promise<ServerProcess[]> {
  const since = addSeconds(clock.now(), -silentSeconds);
  return db
    .select()
    .from(serverProcesses)
    .where(gte(serverProcesses.seenAt, since))
    .orderBy(asc(serverProcesses.startedAt), asc(serverProcesses.id))
    .limit(100);
}

/** Forgets those that were killed. */
export async function removeGoneProcesses(db: Executor, now: Date): Promise<void> {
  await db.delete(serverProcesses).where(lt(serverProcesses.seenAt, addSeconds(now, -10 * silentSeconds)));
}
