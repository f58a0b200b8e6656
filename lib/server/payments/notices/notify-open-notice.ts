import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { notifyHolders } from '#lib/server/identity/index.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { Notice, NoticeOutcome } from '../provider.ts';

interface OpenNotice {
  id: number;
  outcome: NoticeOutcome;
  notice: Notice;
  /** Whose money it may be. */
  ownerId: number | undefined;
}

/** A message settled nothing: a person finds out why. */
export async function notifyOpenNotice(
  tx: Executor,
  { id, outcome, notice, ownerId }: OpenNotice,
  now: Date,
): Promise<void> {
  const { amount, currency, paymentNo } = notice;
  const args = { no: paymentNo, amount: formatFen(amount), currency, outcome };
  const link = userPath('desk/notices', { id });
  await notifyHolders(tx, { event: 'noticeWaiting', args, link, cause: String(id), except: ownerId, now });
}
