import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { inTurn } from '../../db/in-turn.ts';
import { changeGroup, confirmOwner, hasSecondFactor } from '../../identity/index.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { notify } from '../../messaging/index.ts';
import {
  closingActions,
  endStore,
  findStoreOf,
  listClosingStores,
  listStoreUsers,
  lockStore,
  moveStore,
  type Store,
} from '../../store/index.ts';
import { makeLastStatements } from '../settlement/make-statements.ts';
import { findStoreObstacles, type StoreObstacle } from './pieces/store-closing-blockers.ts';

/** A store is closing for a day at least, so that its owner can think again. */
export const closingHours = 24;

export interface StoreClosingFacts {
  store: Store;
  blockers: StoreObstacle[];
  actions: ('close' | 'keep')[];
  /** Null while it is not closing. */
  earliestAt: Date | null;
  needsCode: boolean;
}

/** Whether a store is closing, and what is still open. Throws `not_found`. */
export async function describeStoreClosing(
  { db }: ServerContext,
  { userId, storeId }: StoreMember,
): Promise<StoreClosingFacts> {
  const [store, blockers, needsCode] = await Promise.all([
    findStoreOf(db, userId),
    findStoreObstacles(db, storeId),
    hasSecondFactor(db, userId),
  ]);
  if (!store) throw new DomainError('not_found');
  const since = store.status === 'closing' ? store.closingAt : null;
  const earliestAt = since && addSeconds(since, closingHours * 3600);
  return { store, blockers, actions: closingActions(store.status), earliestAt, needsCode };
}

interface CloseRequest {
  password: string;
  code: string;
  reason: string;
  ip: string;
}

/**
 * Begins to close a store: it gets nothing new and finishes what it has (docs/domain/store.md 3). Everybody who works
 * there is told. Throws `status_changed` unless it is open, and what `confirmOwner` throws.
 */
export async function requestStoreClosing(
  ctx: ServerContext,
  actor: StoreMember,
  { reason, ...proof }: CloseRequest,
): Promise<void> {
  const { userId, storeId } = actor;
  const known = await findStoreOf(ctx.db, userId);
  if (!known || !closingActions(known.status).includes('close')) throw new DomainError('status_changed');
  await confirmOwner(ctx, { userId, ...proof });
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const store = await moveStore(tx, await lockStore(tx, storeId), { move: 'close', at, actor, reason });
    await announce(tx, store, { users: await listStoreUsers(tx, storeId), event: 'storeClosing', at });
  });
}

/** Calls the closing off: the store takes orders again. Throws `status_changed` when it is not closing any more. */
export async function keepStore(ctx: ServerContext, actor: StoreMember): Promise<void> {
  const at = ctx.clock.now();
  const { storeId } = actor;
  await ctx.db.transaction(async (tx) => {
    const store = await moveStore(tx, await lockStore(tx, storeId), { move: 'keep', at, actor });
    await announce(tx, store, { users: await listStoreUsers(tx, storeId), event: 'storeKept', at });
  });
}

/**
 * Closes the stores that have been closing for long enough and of which nothing is open; who worked there is a customer
 * like any other from then on. What they have earned is stated before, without waiting for the cycle. Answers how many. Safe to run twice.
 */
export async function finishStoreClosings(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  const find = () => listClosingStores(ctx.db, addSeconds(at, -closingHours * 3600));
  const work = async (tx: Executor, { id }: { id: number }) => {
    const store = await lockStore(tx, id);
    if ((await findStoreObstacles(tx, id)).length > 0) return false;
    const users = await endStore(tx, store, at);
    for (const userId of users) await changeGroup(tx, userId, 'customer');
    await announce(tx, store, { users, event: 'storeClosed', at });
    return true;
  };
  let closed = 0;
  await inTurn([
    async () => makeLastStatements(ctx, await listClosingStores(ctx.db, at)),
    async () => {
      closed = await forEachDue(ctx, 'close-stores', { find, keyOf: ({ id }) => id, work });
    },
  ]);
  return closed;
}

interface News {
  users: number[];
  event: 'storeClosing' | 'storeKept' | 'storeClosed';
  at: Date;
}

async function announce(tx: Executor, { id, name, version }: Store, { users, event, at }: News): Promise<void> {
  const dedupeKey = `store:${id}:${event}:${version}`;
  for (const userId of users) await notify(tx, { userId, event, args: { store: name }, dedupeKey, now: at });
}
