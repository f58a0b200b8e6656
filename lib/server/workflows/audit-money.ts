import type { ServerContext } from '../db/context.ts';
import { expectedPostings } from '../payments/index.ts';
import { checkLedger, type LedgerFault } from '../wallet/index.ts';

/** Everything wrong with the ledger in itself, and between it and the documents that move it; nothing when it is sound. */
export async function auditMoney(ctx: Pick<ServerContext, 'db'>): Promise<LedgerFault[]> {
  return checkLedger(ctx, [expectedPostings]);
}
