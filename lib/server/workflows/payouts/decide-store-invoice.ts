import type { ServerContext } from '../../db/context.ts';
import { decideSettlement } from '../../invoices/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { listStandingOfStores } from '../../payouts/index.ts';
import { getSettings } from '../../site/index.ts';
import { notifyPayable } from './pieces/notify-payable.ts';

type Decision = Omit<Parameters<typeof decideSettlement>[2], 'at'>;

/**
 * An operator accepts an invoice that a store has handed in, or refuses it. What was approved and waited for it can be paid, and
 * whoever pays is told. Throws what `decideSettlement` throws.
 */
export async function decideStoreInvoice(ctx: ServerContext, operator: Member, decision: Decision): Promise<void> {
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const { storeId, status } = await decideSettlement(tx, operator, { ...decision, at });
    if (status !== 'accepted') return;
    const standing = await listStandingOfStores(tx, [storeId]);
    for (const withdrawal of standing.filter((each) => each.status === 'approved')) {
      await notifyPayable(tx, withdrawal, { settings, at });
    }
  });
}
