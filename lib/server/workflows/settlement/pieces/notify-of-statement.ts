import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { notifyHolders } from '#lib/server/identity/index.ts';
import { shopMoment } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { Statement } from '#lib/server/settlement/index.ts';
import { findStoreNames, notifyStoreHolders } from '#lib/server/store/index.ts';

type StoreNews = 'statementReady' | 'statementLapsed' | 'statementAdjusted' | 'statementUpheld' | 'statementSettled';

/** Tells those of the store who look after its money. */
export async function notifyOfStatement(
  tx: Executor,
  { no, storeId, netAmount, confirmDeadline, answer }: Statement,
  { event, at }: { event: StoreNews; at: Date },
): Promise<void> {
  await notifyStoreHolders(tx, storeId, {
    event,
    node: 'store/finance',
    args: { no, amount: formatFen(netAmount), time: shopMoment(confirmDeadline), answer },
    link: userPath('store/finance', { view: 'statements', no }),
    cause: no,
    now: at,
  });
}

/** Tells the operators who answer objections: of one, and of a proposal that another one decides. */
export async function notifyDesk(
  tx: Executor,
  { no, storeId, disputeNote, proposedAmount, proposedReason, proposedBy }: Statement,
  { event, at }: { event: 'statementDisputed' | 'statementAnswerProposed'; at: Date },
): Promise<void> {
  const store = (await findStoreNames(tx, [storeId])).get(storeId) ?? '';
  await notifyHolders(tx, {
    event,
    args: { no, store, note: disputeNote, amount: formatFen(proposedAmount ?? 0), reason: proposedReason },
    link: userPath('desk/statements', { no }),
    cause: no,
    ...(proposedBy !== null && { except: proposedBy }),
    now: at,
  });
}
