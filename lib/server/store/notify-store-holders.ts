import type { PermissionNode } from '#lib/contract/nodes.ts';
import type { Executor } from '../db/connection.ts';
import { listHolders } from '../identity/index.ts';
import { type Notice, notify } from '../messaging/index.ts';
import { listStoreUsers } from './store-repository.ts';

interface StoreNotice extends Omit<Notice, 'userId' | 'dedupeKey'> {
  /** Whose group lacks it is not told. */
  node: PermissionNode;
  /** What happens once is told once. */
  cause: string;
}

/** Tells those of a store whose role has to do with it. */
export async function notifyStoreHolders(
  tx: Executor,
  storeId: number,
  { node, cause, ...notice }: StoreNotice,
): Promise<void> {
  const holders = new Set(await listHolders(tx, node));
  const dedupeKey = `${notice.event}:${cause}`;
  for (const userId of await listStoreUsers(tx, storeId)) {
    if (holders.has(userId)) await notify(tx, { ...notice, userId, dedupeKey });
  }
}
