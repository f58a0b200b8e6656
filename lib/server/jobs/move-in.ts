import type { Logger } from 'pino';
import type { ServerContext } from '../db/context.ts';
import { workMovings } from '../workflows/moving-in/work-moving.ts';
import { findQueue } from './queues.ts';

export const movingJob = 'moving-in';

export const moveIn = (ctx: ServerContext, log: Logger): Promise<void> => workMovings(ctx, { log });

/** Begins at once where the jobs run; otherwise whoever runs them begins within a minute. */
export async function moveInNow(ctx: ServerContext): Promise<void> {
  await findQueue(ctx.db)?.runNow(movingJob);
}
