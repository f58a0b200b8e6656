import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { listHolders, notifyHolders } from '#lib/server/identity/index.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { type DeskEvent, type InboxEvent, notify } from '#lib/server/messaging/index.ts';
import { listStoreUsers } from '#lib/server/store/index.ts';
import type { Application } from '../application-repository.ts';

type Told = Pick<Application, 'no' | 'amount' | 'issuerType' | 'issuerId' | 'recipientType' | 'recipientId'>;

interface Notice {
  event: InboxEvent;
  args?: Record<string, string | number>;
  /** What happens once is told once. */
  cause: string;
  at: Date;
}

/** Tells whoever gets an invoice: the customer, or everybody of the store. */
export async function notifyRecipient(tx: Executor, application: Told, notice: Notice): Promise<void> {
  const { no, recipientType, recipientId } = application;
  if (recipientType === 'user') {
    return tell(tx, application, { ...notice, users: [recipientId], link: userPath('account/invoice/info', { no }) });
  }
  const link = userPath('store/invoice/platform/records', { no });
  await tell(tx, application, { ...notice, users: await storeUsers(tx, recipientId), link });
}

type DeskNotice = Omit<Notice, 'event'> & { event: { store: InboxEvent; desk: DeskEvent } };

/** Tells whoever issues: everybody of the store who may see its invoices, or the desk where the platform issues. */
export async function notifyIssuer(tx: Executor, application: Told, { event, ...notice }: DeskNotice): Promise<void> {
  const { no, issuerType, issuerId } = application;
  if (issuerType === 'platform') return notifyDesk(tx, application, { ...notice, event: event.desk });
  const link = userPath('store/invoice/customer', { no });
  await tell(tx, application, { ...notice, event: event.store, users: await storeUsers(tx, issuerId), link });
}

/** Tells the desk, whoever issues. */
export async function notifyDesk(
  tx: Executor,
  { no, amount }: Told,
  { event, args, cause, at: now }: Omit<Notice, 'event'> & { event: DeskEvent },
): Promise<void> {
  const link = userPath('desk/invoices/info', { no });
  await notifyHolders(tx, { event, args: { no, amount: formatFen(amount), ...args }, link, cause, now });
}

async function storeUsers(tx: Executor, storeId: number): Promise<number[]> {
  const [people, holders] = [await listStoreUsers(tx, storeId), new Set(await listHolders(tx, 'store/invoice'))];
  return people.filter((id) => holders.has(id));
}

async function tell(
  tx: Executor,
  { no, amount }: Told,
  { users, link, event, args, cause, at: now }: Notice & { users: number[]; link: string },
): Promise<void> {
  for (const userId of users) {
    const words = { no, amount: formatFen(amount), ...args };
    await notify(tx, { userId, event, args: words, link, dedupeKey: `${event}:${cause}`, now });
  }
}
