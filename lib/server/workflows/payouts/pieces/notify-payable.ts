import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { notifyHolders } from '#lib/server/identity/index.ts';
import { readInvoiceNeeds } from '#lib/server/invoices/index.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { Withdrawal } from '#lib/server/payouts/index.ts';
import type { Settings } from '#lib/server/site/index.ts';
import { notifyStore } from './notify-owner.ts';

interface Notice {
  settings: Settings;
  at: Date;
}

/**
 * Tells whoever pays of a withdrawal that is approved, once. One that waits for an invoice is none of theirs yet: its store is told
 * where none is handed in.
 */
export async function notifyPayable(tx: Executor, withdrawal: Withdrawal, { settings, at }: Notice): Promise<void> {
  const need = (await readInvoiceNeeds(tx, settings, [withdrawal])).get(withdrawal.id)?.need;
  if (need === 'missing') return notifyStore(tx, withdrawal, { event: 'storeWithdrawalWaits', at });
  if (need === 'submitted') return;
  const { no, amount, appliedBy: except } = withdrawal;
  const args = { no, amount: formatFen(amount) };
  const link = userPath('desk/withdrawals/info', { no });
  await notifyHolders(tx, { event: 'withdrawalToPay', args, link, cause: `${no}:approved`, except, now: at });
}
