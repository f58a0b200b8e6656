import type { ServerContext } from '../db/context.ts';
import { expectedPostings, findBillFaults } from '../payments/index.ts';
import { checkLedger, type LedgerFault } from '../wallet/index.ts';
import { findOrderFaults, orderPostings } from './order-expectations.ts';

/**
 * Everything wrong with the ledger in itself, between it and the documents that move it, and between those and the bills of
 * the providers; nothing when all is sound.
 */
export async function auditMoney(ctx: Pick<ServerContext, 'db'>): Promise<LedgerFault[]> {
  return [
    ...(await checkLedger(ctx, [expectedPostings, ...orderPostings])),
    ...(await findOrderFaults(ctx.db)),
    ...(await findBillFaults(ctx)),
  ];
}
