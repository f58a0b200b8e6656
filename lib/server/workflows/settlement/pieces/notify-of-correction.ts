import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { Correction } from '#lib/server/settlement/index.ts';
import { notifyStoreHolders } from '#lib/server/store/index.ts';

type News = 'storeAdjusted' | 'storeSubsidised' | 'penaltyAnnounced' | 'penaltyLifted' | 'penaltyCharged';

/** Tells those of the store who look after its money. */
export async function notifyStore(
  tx: Executor,
  { no, storeId, amount, reason, resolveReason, appealDeadline }: Correction,
  { event, at }: { event: News; at: Date },
): Promise<void> {
  const isOfPenalty = event.startsWith('penalty');
  const change = formatFen(amount);
  await notifyStoreHolders(tx, storeId, {
    event,
    node: 'store/finance',
    args: {
      no,
      reason,
      answer: resolveReason,
      amount: isOfPenalty ? formatFen(-amount) : change,
      change,
      day: appealDeadline ? shopDay(appealDeadline) : '',
    },
    link: userPath('store/finance', { view: 'account', no }),
    cause: no,
    now: at,
  });
}
