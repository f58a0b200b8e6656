import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { shopMoment } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { Statement } from '#lib/server/settlement/index.ts';
import { notifyStoreHolders } from '#lib/server/store/index.ts';

/** Tells those of the store who look after its money. */
export async function tellOfStatement(
  tx: Executor,
  { no, storeId, netAmount, confirmDeadline }: Statement,
  { event, at }: { event: 'statementReady' | 'statementSettled'; at: Date },
): Promise<void> {
  await notifyStoreHolders(tx, storeId, {
    event,
    node: 'store/finance',
    args: { no, amount: formatFen(netAmount), time: shopMoment(confirmDeadline) },
    link: userPath('store/finance', { view: 'statements', no }),
    cause: no,
    now: at,
  });
}
