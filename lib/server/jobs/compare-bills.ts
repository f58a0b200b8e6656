import type { Logger } from 'pino';
import type { ServerContext } from '../db/context.ts';
import { withoutParameters } from '../db/statements/without-parameters.ts';
import { fetchBills } from '../payments/index.ts';
import { runLedgerAudit } from './audit-ledger.ts';

/** Reads the bills of the providers; what is new is compared at once, with everything else that must hold. */
export async function compareBills(ctx: ServerContext, log: Logger): Promise<void> {
  const read = await fetchBills(ctx, ({ error, ...bill }) =>
    log.error({ ...bill, err: withoutParameters(error) }, 'bill not read'),
  );
  if (read > 0) await runLedgerAudit(ctx, log);
}
