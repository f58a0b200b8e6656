import type { Logger } from 'pino';
import type { ServerContext } from '../db/context.ts';
import { tellHolders } from '../identity/index.ts';
import { shopDay } from '../kernel/clock.ts';
import { recordCheck } from '../wallet/index.ts';
import { auditMoney } from '../workflows/audit-money.ts';

/** Looks through the ledger, keeps what it finds for the operator, and says it aloud. It repairs nothing: that takes a person. */
export async function auditLedger(ctx: ServerContext, log: Logger): Promise<void> {
  const faults = await auditMoney(ctx);
  await recordCheck(ctx, faults);
  const now = ctx.clock.now();
  const count = faults.length;
  // One look a day is enough to be reminded of what nobody has mended.
  if (count > 0) await tellHolders(ctx.db, { event: 'ledgerFaulty', args: { count }, cause: shopDay(now), now });
  for (const fault of faults) log.error({ fault }, 'the ledger is not sound');
}
