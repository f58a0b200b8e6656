import type { Executor } from '../../db/connection.ts';
import { type DeskEvent, type Notice, nodeOf, notify } from '../../messaging/index.ts';
import { listHolders } from './notice-readers.ts';

interface DeskNotice extends Omit<Notice, 'userId' | 'event' | 'dedupeKey'> {
  event: DeskEvent;
  /** What happens once is told once. */
  cause: string;
  /** Whose matter it is, or who brought it up: may not decide about it, and is not asked to. */
  except?: number | undefined;
}

/** Something waits on the desk: tells everybody whose group has the node of that queue. */
export async function notifyHolders(tx: Executor, { cause, except, ...notice }: DeskNotice): Promise<void> {
  const dedupeKey = `${notice.event}:${cause}`;
  for (const userId of await listHolders(tx, nodeOf(notice.event))) {
    if (userId !== except) await notify(tx, { ...notice, userId, dedupeKey });
  }
}
