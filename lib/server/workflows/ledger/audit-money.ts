import { type CheckPart, checkParts } from '#lib/contract/wallet/desk-ledger.ts';
import type { ServerContext } from '../../db/context.ts';
import { expectedPostings, findBillFaults } from '../../payments/index.ts';
import { checkLedger, type LedgerFault } from '../../wallet/index.ts';
import { findInvoiceFaults } from './pieces/invoice-expectations.ts';
import { openingPostings } from './pieces/moving-expectations.ts';
import { findOrderFaults, orderPostings } from './pieces/order-expectations.ts';
import { findPayoutFaults, payoutPostings } from './pieces/payout-expectations.ts';
import { findReferralFaults, referralPostings } from './pieces/referral-expectations.ts';
import { findSettlementFaults, settlementPostings } from './pieces/settlement-expectations.ts';

type Ctx = Pick<ServerContext, 'db'>;

const looks: Record<CheckPart, (ctx: Ctx) => Promise<LedgerFault[]>> = {
  ledger: (ctx) =>
    checkLedger(ctx, [
      expectedPostings,
      ...orderPostings,
      ...referralPostings,
      ...settlementPostings,
      payoutPostings,
      ...openingPostings,
    ]),
  orders: async ({ db }) => [
    ...(await findOrderFaults(db)),
    ...(await findReferralFaults(db)),
    ...(await findSettlementFaults(db)),
    ...(await findPayoutFaults(db)),
    ...(await findInvoiceFaults(db)),
  ],
  bills: findBillFaults,
};

/**
 * Everything wrong with the ledger in itself, between it and the documents that move it, and between those and the bills of
 * the providers; nothing when all is sound. It only reads, one snapshot a part, so that nobody who writes has to wait.
 */
export async function auditMoney(
  ctx: Ctx,
  onPart: (part: CheckPart) => Promise<void> = async () => undefined,
): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const part of checkParts) {
    await onPart(part);
    faults.push(...(await looks[part](ctx)));
  }
  return faults;
}
