import type { Logger } from 'pino';
import type { ServerContext } from '../db/context.ts';
import { withoutParameters } from '../db/statements/without-parameters.ts';
import { isTransientError } from '../db/transient-error.ts';
import { type Cause, newCause } from '../observe/cause.ts';
import { reportFault } from '../observe/faults/report-fault.ts';
import { recordSeconds } from '../observe/recorder.ts';
import { inTrace } from '../observe/spans.ts';
import { noteJobFailure, noteJobSuccess } from './failures.ts';

interface WatchedJob {
  name: string;
  run: (ctx: ServerContext, log: Logger) => Promise<unknown>;
  /** The request that wanted it; missing: it runs of its own accord. */
  cause?: Cause;
}

/** Runs a job. One that throws is logged and counted where operators see it, and throws on: whoever runs it tries again. */
export async function runWatched(ctx: ServerContext, log: Logger, job: WatchedJob): Promise<void> {
  const { name, cause = newCause() } = job;
  await inTrace({ name: `job ${name}`, kind: 'consumer' }, cause, async () => {
    try {
      await runMeasured(ctx, log, job);
    } catch (error) {
      logRowFaults(log, { name, rows: cause.seen.rowFaults ?? [] });
      await noteFailed(ctx, log, { name, error });
      throw error;
    }
    await noteJobSuccess(ctx, name);
    log.debug({ job: name }, 'job done');
  });
}

/** So many a run, with the error; of the others how many they are. */
const mostLogged = 5;

/** Rows that a job could not do, beside the first, which is the failure of the job; they come back. */
function logRowFaults(log: Logger, { name, rows }: { name: string; rows: NonNullable<Cause['seen']['rowFaults']> }) {
  for (const { step, key, error } of rows.slice(0, mostLogged)) {
    log.error({ err: error, job: name, step, row: key }, 'a row of a job failed');
  }
  const more = rows.length - mostLogged;
  if (more > 0) log.error({ job: name, rows: more }, 'more rows of a job failed');
}

async function runMeasured(ctx: ServerContext, log: Logger, { name, run }: WatchedJob): Promise<void> {
  const began = performance.now();
  const note = (outcome: string) =>
    recordSeconds('job_duration_seconds', (performance.now() - began) / 1000, { job_name: name, outcome });
  try {
    await run(ctx, log);
    note('done');
  } catch (error) {
    note('failed');
    throw error;
  }
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
      await runMeasured(ctx, log, job);
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
  if (!isTransientError(error)) reportFault({ error: withoutParameters(error), where: 'job', name });
}
