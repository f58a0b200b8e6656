import type { Executor } from '#lib/server/db/connection.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { LockedRed } from '../red/lock-red.ts';
import { notifyIssuer } from './notify-parties.ts';

/** Whoever issues hears that a red letter was refused, or that nobody has answered it: it is theirs to see to now. */
export async function notifyRefused(
  tx: Executor,
  { application, red }: Pick<LockedRed, 'application' | 'red'>,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const event = { store: 'invoiceRedRefused', desk: 'invoiceRedRefusedDesk' } as const;
  const args = { red: formatFen(red.amount), isLate: reason === '' ? 'yes' : 'no', reason };
  await notifyIssuer(tx, application, { event, args, cause: red.no, at });
}
