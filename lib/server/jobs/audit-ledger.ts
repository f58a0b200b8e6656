import type { Logger } from 'pino';
import type { ServerContext } from '../db/context.ts';
import { recordCheck } from '../wallet/index.ts';
import { auditMoney } from '../workflows/audit-money.ts';

/** Looks through the ledger, keeps what it finds for the operator, and says it aloud. It repairs nothing: that takes a person. */
export async function auditLedger(ctx: ServerContext, log: Logger): Promise<void> {
  const faults = await auditMoney(ctx);
  await recordCheck(ctx, faults);
  for (const fault of faults) log.error({ fault }, 'the ledger is not sound');
}
