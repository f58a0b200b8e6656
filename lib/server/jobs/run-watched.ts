import type { Logger } from 'pino';
import type { ServerContext } from '../db/context.ts';
import { noteJobFailure, noteJobSuccess } from './failures.ts';

interface WatchedJob {
  name: string;
  run: (ctx: ServerContext, log: Logger) => Promise<unknown>;
}

/** Runs a job. One that throws is logged and counted where operators see it, and throws on: whoever runs it tries again. */
export async function runWatched(ctx: ServerContext, log: Logger, { name, run }: WatchedJob): Promise<void> {
  try {
    await run(ctx, log);
  } catch (error) {
    await noteFailed(ctx, log, { name, error });
    throw error;
  }
  await noteJobSuccess(ctx, name);
  log.debug({ job: name }, 'job done');
}

/** The same for rounds of every second: that all is well is written down at the first success only. */
export function watchRounds(ctx: ServerContext, log: Logger, job: WatchedJob): () => Promise<void> {
  let isWell = false;
  return async () => {
    if (!isWell) {
      await runWatched(ctx, log, job);
      isWell = true;
      return;
    }
    try {
      await job.run(ctx, log);
    } catch (error) {
      isWell = false;
      await noteFailed(ctx, log, { name: job.name, error });
      throw error;
    }
  };
}

/** Where the database is what failed, nothing can be counted either: the log has it. */
async function noteFailed(
  ctx: ServerContext,
  log: Logger,
  { name, error }: { name: string; error: unknown },
): Promise<void> {
  const failures = await noteJobFailure(ctx, name, error).catch((fault: unknown) => {
    log.error({ err: fault, job: name }, 'the failure of a job was not counted');
    return undefined;
  });
  log.error({ err: error, job: name, failures }, 'job failed');
}
