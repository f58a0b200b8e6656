import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../db/connection.ts';
import { notifyHolders } from '../identity/index.ts';
import { type DeskEvent, type InboxEvent, type Notice, notify } from '../messaging/index.ts';
import { listStoreUsers } from '../store/index.ts';
import type { Aftersale } from './repository.ts';

interface CaseNotice {
  event: InboxEvent;
  args?: Notice['args'];
  /** What happens once is told once; missing: the case as it is now. */
  cause?: string;
  at: Date;
}

const customerLink = (no: string) => userPath('account/order_aftersales/info', { no });
const storeLink = (no: string) => userPath('store/order_aftersales/info', { no });
const deskLink = (no: string) => userPath('desk/aftersales/info', { no });

/** What happens once is told once: the version of the case says which time it is. */
const causeOf = ({ id, version }: Aftersale) => `aftersale:${id}:${version}`;

export async function notifyCustomerOf(
  tx: Executor,
  aftersale: Aftersale,
  { event, args, cause, at }: CaseNotice,
): Promise<void> {
  const { userId, no } = aftersale;
  const dedupeKey = `${event}:${cause ?? causeOf(aftersale)}`;
  await notify(tx, { userId, event, args: { no, ...args }, dedupeKey, now: at, link: customerLink(no) });
}

/** What sellers are told of; of the platform's own cases whoever answers them on the desk. */
const deskEvents = {
  caseApplied: 'caseAppliedDesk',
  caseAnswered: 'caseAnsweredDesk',
  caseSentBack: 'caseSentBackDesk',
  caseDueSeller: 'caseDueDesk',
  caseEndingSeller: 'caseEndingDesk',
  caseMessageSeller: 'caseMessageDesk',
} as const satisfies Partial<Record<InboxEvent, DeskEvent>>;

export type SellerEvent =
  | keyof typeof deskEvents
  | 'caseWithdrawn'
  | 'caseEscalatedSeller'
  | 'caseDecidedSeller'
  | 'caseEvidenceDueSeller'
  | 'caseByTime';

/** Everybody of the store that answers it, or whoever of the platform does. */
export async function notifySellerOf(
  tx: Executor,
  aftersale: Aftersale,
  { event, args, at, ...notice }: CaseNotice & { event: SellerEvent },
): Promise<void> {
  const { storeId, no } = aftersale;
  const cause = notice.cause ?? causeOf(aftersale);
  if (storeId === null) {
    const desk = event in deskEvents ? deskEvents[event as keyof typeof deskEvents] : undefined;
    if (desk) await notifyHolders(tx, { event: desk, args: { no, ...args }, link: deskLink(no), cause, now: at });
    return;
  }
  for (const userId of await listStoreUsers(tx, storeId)) {
    const dedupeKey = `${event}:${cause}`;
    await notify(tx, { userId, event, args: { no, ...args }, dedupeKey, now: at, link: storeLink(no) });
  }
}

/** A dispute waits for those who decide. */
export async function notifyDecidersOf(tx: Executor, aftersale: Aftersale, at: Date): Promise<void> {
  const { no, userId } = aftersale;
  const link = deskLink(no);
  await notifyHolders(tx, {
    event: 'caseDisputedDesk',
    args: { no },
    link,
    cause: causeOf(aftersale),
    except: userId,
    now: at,
  });
}
