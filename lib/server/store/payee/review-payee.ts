import { eq } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { decrypt } from '#lib/server/identity/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { notify } from '#lib/server/messaging/index.ts';
import { storePayeeChanges } from '../profile-tables.ts';
import { getOwnerId, lockStore } from '../staff/staff-repository.ts';
import type { Store } from '../store-repository.ts';
import { stores } from '../tables.ts';
import { type ShownAccount, type ShownChange, showAccount, showChange } from './describe-payee.ts';
import {
  endPayeeChange,
  getPayeeChange,
  listDuePayeeChanges,
  listPayeeChangeRows,
  lockPayeeForDecision,
  lockPendingPayeeChange,
  type PayeeChangeFilter,
  type PayeeChangeRow,
} from './payee-repository.ts';

interface PayeeChangeForReview {
  change: ShownChange;
  current: ShownAccount;
  store: Store;
  actions: ('approve' | 'reject')[];
}

export async function listPayeeChanges(
  ctx: ServerContext,
  filter: PayeeChangeFilter,
  page: Page,
): Promise<PageOf<PayeeChangeForReview>> {
  const { list, total } = await listPayeeChangeRows(ctx.db, filter, page);
  return {
    list: list.map(({ change, store }) => ({
      change: showChange(ctx, change),
      current: showAccount(ctx, store),
      store,
      actions: actionsOf(change),
    })),
    total,
  };
}

function actionsOf({ status, approvedAt }: PayeeChangeRow): ('approve' | 'reject')[] {
  if (status !== 'pending') return [];
  return approvedAt === null ? ['approve', 'reject'] : ['reject'];
}

/** The whole number. Who looked is written down first. Throws `not_found`. */
export async function revealPayee(ctx: ServerContext, actor: Member, id: number): Promise<string> {
  const { status, encryptedPayeeAccount } = await getPayeeChange(ctx.db, id);
  const looked = { entityType: 'store_payee_change', entityId: id, from: status, to: status, event: 'reveal', actor };
  await logStatusChange(ctx.db, looked);
  return decrypt(ctx, encryptedPayeeAccount);
}

/**
 * Approves a change: it is applied when its cooling time is over, at once where it is. Throws `not_found`, `own_record`
 * for who asked or works there, and `status_changed` when somebody has decided or its owner has taken it back.
 */
export async function approvePayee(ctx: ServerContext, actor: Member, id: number): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const { store, change } = await lockPayeeForDecision(tx, { id, actor });
    if (change.approvedAt !== null) throw new DomainError('status_changed');
    const approved = { approvedAt: at, decidedBy: actor.userId };
    await tx.update(storePayeeChanges).set(approved).where(eq(storePayeeChanges.id, id));
    const entity = { entityType: 'store_payee_change', entityId: id, from: 'pending', to: 'pending' };
    await logStatusChange(tx, { ...entity, event: 'approve', actor });
    if (change.effectiveAt <= at) await apply(tx, store, { change, at });
  });
}

/** Refuses a change, also one that was approved and still cools down. Throws like `approvePayee`. */
export async function rejectPayee(
  ctx: ServerContext,
  actor: Member,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const { store, change } = await lockPayeeForDecision(tx, { id, actor });
    await endPayeeChange(tx, change, { to: 'rejected', at, actor, facts: { reason, decidedBy: actor.userId } });
    const userId = await getOwnerId(tx, store.id);
    const [args, dedupeKey] = [{ store: store.name, reason }, `payee-change:${id}:rejected`];
    await notify(tx, { userId, event: 'storePayeeRejected', args, dedupeKey, now: at });
  });
}

/** Puts approved changes into force whose cooling time is over. Answers how many. Safe to run twice. */
export async function applyPayeeChanges(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  const find = (limit: number) => listDuePayeeChanges(ctx.db, at, limit);
  const work = async (tx: Executor, { id, storeId }: { id: number; storeId: number }) => {
    const store = await lockStore(tx, storeId);
    await apply(tx, store, { change: await lockPendingPayeeChange(tx, id), at });
    return true;
  };
  return forEachDue(ctx, 'store-payees', { find, keyOf: ({ id }) => id, work });
}

async function apply(tx: Executor, store: Store, { change, at }: { change: PayeeChangeRow; at: Date }): Promise<void> {
  const { payeeType, payeeName, payeeBank, payeeBranch, encryptedPayeeAccount } = change;
  const account = { payeeType, payeeName, payeeBank, payeeBranch, encryptedPayeeAccount };
  await tx
    .update(stores)
    .set({ ...account, updatedAt: at })
    .where(eq(stores.id, store.id));
  await endPayeeChange(tx, change, { to: 'applied', at });
  const userId = await getOwnerId(tx, store.id);
  const dedupeKey = `payee-change:${change.id}:applied`;
  await notify(tx, { userId, event: 'storePayeeApplied', args: { store: store.name }, dedupeKey, now: at });
}
