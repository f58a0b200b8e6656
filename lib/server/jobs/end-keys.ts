import type { ServerContext } from '../db/context.ts';
import { inTurn } from '../db/in-turn.ts';
import { endKeysOfGone, warnOfKeys } from '../integrations/index.ts';

/** Keys of programs: those of makers who may have none any more end, and of those that run out their makers are told. */
export async function endKeys(ctx: ServerContext): Promise<void> {
  await inTurn([() => endKeysOfGone(ctx), () => warnOfKeys(ctx)]);
}
