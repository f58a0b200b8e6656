import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { notify } from '../messaging/index.ts';
import { moveStore } from './close-store.ts';
import { lockStore } from './staff/staff-repository.ts';
import { storeActions, storeMoves } from './states.ts';
import { listStoreUsers, type Store } from './store-repository.ts';

interface StatusChange {
  id: number;
  status: 'approved' | 'suspended';
  reason: string;
  /** Of the store that was looked at. */
  version: number;
}

/**
 * Suspends a store or lets it go on; everybody who works for it is told why. A suspended one gets nothing new and
 * finishes what it has (docs/domain/store.md 3). Throws `not_found`, `own_record` for who works there, and
 * `status_changed` for a move that is not allowed and when it is not the store that was looked at.
 */
export async function setStoreStatus(ctx: ServerContext, actor: Member, change: StatusChange): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const store = await lockStore(tx, change.id);
    const users = await listStoreUsers(tx, store.id);
    if (users.includes(actor.userId)) throw new DomainError('own_record');
    const move = storeActions(store.status).find((name) => storeMoves[name].to === change.status);
    if (move === undefined || store.version !== change.version) throw new DomainError('status_changed');
    const moved = await moveStore(tx, store, { move, at, actor, reason: change.reason });
    const event = move === 'suspend' ? 'storeSuspended' : 'storeResumed';
    await announce(tx, moved, { users, event, reason: change.reason, at });
  });
}

interface News {
  users: number[];
  event: 'storeSuspended' | 'storeResumed';
  reason: string;
  at: Date;
}

async function announce(tx: Executor, { id, name, version }: Store, { users, event, reason, at }: News): Promise<void> {
  const dedupeKey = `store:${id}:${version}`;
  for (const userId of users) {
    await notify(tx, { userId, event, args: { store: name, reason }, dedupeKey, now: at });
  }
}
