import { userPath } from '#lib/routes/user-path.ts';
import { countCasesOf } from '../../aftersales/index.ts';
import type { ServerContext } from '../../db/context.ts';
import { countToIssue, issuerOf } from '../../invoices/index.ts';
import { hasNode, type Member } from '../../kernel/actor.ts';
import { countDeskQueues } from './count-desk-queues.ts';
import { countStoreWork } from './count-store-work.ts';

interface Waiting {
  /** Address of the menu entry. */
  page: string;
  count: number;
}

/**
 * What waits for a member behind the entries of the menu: as a customer, at the desk, and for the store the member works for.
 * All of it is one statement.
 */
export async function countWaiting({ db }: Pick<ServerContext, 'db'>, member: Member): Promise<Waiting[]> {
  const { storeId } = member;
  const issues = storeId !== undefined && hasNode(member, 'store/invoice');
  const [own, desk, store, invoices] = await Promise.all([
    countCasesOf(db, member.userId),
    worksAtDesk(member) ? countDeskQueues(db, member) : undefined,
    storeId === undefined ? undefined : countStoreWork(db, { ...member, storeId }),
    issues ? countToIssue(db, issuerOf(storeId)) : 0,
  ]);
  const ofStore = store && [
    { page: userPath('store/order'), count: (store.to_accept ?? 0) + (store.to_ship ?? 0) },
    { page: userPath('store/quotation'), count: store.quotes ?? 0 },
    { page: userPath('store/orderpool'), count: store.pool ?? 0 },
    { page: userPath('store/order_aftersales'), count: store.aftersales ?? 0 },
    { page: userPath('store/invoice'), count: invoices },
  ];
  const asCustomer = { page: userPath('account/order_aftersales'), count: own };
  return addUp([asCustomer, ...(desk?.queues ?? []), ...(ofStore ?? [])]);
}

const worksAtDesk = ({ nodes }: Member) => [...nodes].some((node) => node === '*' || node.startsWith('operator/'));

/** Several queues may be dealt with on one page. */
function addUp(parts: Waiting[]): Waiting[] {
  const totals = new Map<string, number>();
  for (const { page, count } of parts) totals.set(page, (totals.get(page) ?? 0) + count);
  return [...totals].flatMap(([page, count]) => (count > 0 ? [{ page, count }] : []));
}
