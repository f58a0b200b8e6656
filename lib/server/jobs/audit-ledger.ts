import type { Logger } from 'pino';
import type { ServerContext } from '../db/context.ts';
import { checkLedger } from '../wallet/index.ts';

/** Looks through the ledger and says aloud what cannot be. It repairs nothing: that takes a person. */
export async function auditLedger(ctx: ServerContext, log: Logger): Promise<void> {
  const faults = await checkLedger(ctx);
  for (const fault of faults) log.error({ fault }, 'the ledger is not sound');
}
