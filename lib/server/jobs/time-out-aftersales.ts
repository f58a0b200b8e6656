import type { ServerContext } from '../db/context.ts';
import { remindOfCases, timeOutCases } from '../workflows/aftersales/time-out-cases.ts';

/** After-sales cases that wait for somebody: whoever does not act is reminded, and then they go on without. */
export async function timeOutAftersales(ctx: ServerContext): Promise<void> {
  await remindOfCases(ctx);
  await timeOutCases(ctx);
}
