import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { notifyHolders } from '#lib/server/identity/index.ts';
import { type DeskEvent, type InboxEvent, type Notice, notify } from '#lib/server/messaging/index.ts';
import { listStoreUsers } from '#lib/server/store/index.ts';
import type { Order } from '../repository.ts';
import type { Dispatch } from './dispatch-repository.ts';

interface OrderNotice {
  event: InboxEvent;
  args?: Notice['args'];
  /** What happens once is told once. */
  cause: string;
  at: Date;
}

const storeOrderLink = (no: string) => userPath('store/order_info', { no });
export const deskOrderLink = (no: string) => userPath('desk/orders/info', { no });
const orderLink = (no: string) => userPath('order_info', { no });

/** After these the order is not the store's any more, and its page not there for it: they lead to a list. */
const farewells: readonly InboxEvent[] = ['claimExpired', 'orderTransferred'];

/** Tells everybody of a store. */
export async function notifyStore(
  tx: Executor,
  storeId: number,
  { no, ...notice }: OrderNotice & { no: string },
): Promise<void> {
  const link = farewells.includes(notice.event) ? {} : { link: storeOrderLink(no) };
  await notifyAll(tx, await listStoreUsers(tx, storeId), { ...notice, no, ...link });
}

export async function notifyOperators(
  tx: Executor,
  { no, event, args, cause, at: now }: OrderNotice & { no: string; event: DeskEvent },
): Promise<void> {
  await notifyHolders(tx, { event, args: { no, ...args }, link: deskOrderLink(no), cause, now });
}

export async function notifyCustomer(tx: Executor, { userId, no }: Pick<Order, 'userId' | 'no'>, notice: OrderNotice) {
  await notifyAll(tx, [userId], { ...notice, no, link: orderLink(no) });
}

/** The store has an answer to give. */
export async function notifyAssigned(
  tx: Executor,
  { no }: Pick<Order, 'no'>,
  { dispatch, at }: { dispatch: Dispatch; at: Date },
): Promise<void> {
  const { storeId, acceptDeadline, id, version } = dispatch;
  if (storeId === null || acceptDeadline === null) return;
  const hours = Math.round((acceptDeadline.getTime() - at.getTime()) / 3_600_000);
  const cause = `dispatch:${id}:${version}`;
  await notifyStore(tx, storeId, { no, event: 'orderAssigned', args: { hours }, cause, at });
}

async function notifyAll(
  tx: Executor,
  userIds: number[],
  { event, args, cause, at: now, no, link }: OrderNotice & { no: string; link?: string },
): Promise<void> {
  for (const userId of userIds) {
    const dedupeKey = `${event}:${cause}`;
    await notify(tx, { userId, event, args: { no, ...args }, dedupeKey, now, ...(link && { link }) });
  }
}
