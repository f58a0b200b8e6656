import type { Executor } from '#lib/server/db/connection.ts';
import { movePayment, type Payment } from '#lib/server/payments/index.ts';
import { releaseHold } from '#lib/server/wallet/index.ts';

/** What of a mixed payment is set aside on the balance goes back to it: the other part was not paid. */
export async function releaseBalanceParts(tx: Executor, open: Payment[], at: Date): Promise<void> {
  for (const payment of open.filter(({ channel }) => channel === 'balance')) {
    await releaseHold(tx, { ref: holdRefOf(payment), unit: 'CNY', at });
    await movePayment(tx, payment, { move: 'close', at });
  }
}

export const holdRefOf = ({ no }: Payment) => ({ type: 'payment', no });
