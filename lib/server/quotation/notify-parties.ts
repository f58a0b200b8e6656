import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../db/connection.ts';
import { listHolders } from '../identity/index.ts';
import { type InboxEvent, type Notice, nodeOf, notify } from '../messaging/index.ts';
import { listStoreUsers } from '../store/index.ts';
import type { Quotation } from './repository.ts';

interface QuotationNotice {
  event: InboxEvent;
  args?: Notice['args'];
  /** What happens once is told once. */
  cause: string;
  at: Date;
}

const customerLink = (no: string) => userPath('quotation_order', { no });
const storeLink = (no: string) => userPath('store/quotation/info', { no });
const deskLink = (no: string) => userPath('desk/quotations/info', { no });

export async function notifyCustomerOf(tx: Executor, quotation: Quotation, notice: QuotationNotice): Promise<void> {
  await notifyAll(tx, [quotation.userId], { ...notice, no: quotation.no, link: customerLink(quotation.no) });
}

/** Everybody of the store that answers it, or whoever of the platform does. */
export async function notifySellerOf(tx: Executor, quotation: Quotation, notice: QuotationNotice): Promise<void> {
  const { storeId, assigneeId, no } = quotation;
  if (storeId !== null) {
    await notifyAll(tx, await listStoreUsers(tx, storeId), { ...notice, no, link: storeLink(no) });
  } else if (assigneeId !== null) await notifyAll(tx, [assigneeId], { ...notice, no, link: deskLink(no) });
  else await notifyOperatorsOf(tx, quotation, notice);
}

export async function notifyOperatorsOf(tx: Executor, { no }: Quotation, notice: QuotationNotice): Promise<void> {
  // Whatever the event, the quotation waits in the queue of those nobody has taken.
  await notifyAll(tx, await listHolders(tx, nodeOf('quoteSubmitted')), { ...notice, no, link: deskLink(no) });
}

async function notifyAll(
  tx: Executor,
  userIds: number[],
  { event, args, cause, at: now, no, link }: QuotationNotice & { no: string; link: string },
): Promise<void> {
  for (const userId of userIds) {
    const dedupeKey = `${event}:${cause}`;
    await notify(tx, { userId, event, args: { no, ...args }, dedupeKey, now, link });
  }
}
