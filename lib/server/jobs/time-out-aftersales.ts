import type { ServerContext } from '../db/context.ts';
import { inTurn } from '../db/in-turn.ts';
import { remindOfCases } from '../workflows/aftersales/remind-of-cases.ts';
import { timeOutCases } from '../workflows/aftersales/time-out-cases.ts';

/** After-sales cases that wait for somebody: they go on without whoever does not act, and who still can is reminded. */
export async function timeOutAftersales(ctx: ServerContext): Promise<void> {
  await inTurn([() => timeOutCases(ctx), () => remindOfCases(ctx)]);
}
