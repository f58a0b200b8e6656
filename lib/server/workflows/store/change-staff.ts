import type { StoreStaffRole } from '#lib/contract/store/profile-values.ts';
import type { ServerContext } from '../../db/context.ts';
import { changeGroup, findFaces } from '../../identity/index.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { notify } from '../../messaging/index.ts';
import { endMembership, endOwnMembership, getOwnerId, giveRole, lockStore, logStaff } from '../../store/index.ts';
import { groupOfRole } from './pieces/staff-groups.ts';

/**
 * Gives one of the own staff another role: its rules count from the next request on. Throws `not_found`, for somebody of
 * another store too, and `staff_protected` for the owner and oneself.
 */
export async function changeStaffRole(
  ctx: ServerContext,
  actor: StoreMember,
  { id, role }: { id: number; role: StoreStaffRole },
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const store = await lockStore(tx, actor.storeId);
    const before = await giveRole(tx, actor, { id, role });
    if (!before) return;
    const { userId } = before;
    await changeGroup(tx, userId, groupOfRole[role]);
    await logStaff(tx, store, { event: 'staff_role', actor, data: { user: userId, from: before.role, to: role } });
    const args = { store: store.name, role };
    await notify(tx, { userId, event: 'storeRoleChanged', args, now });
  });
}

/** Takes somebody off the staff: a customer like any other from the next request on. Throws like `changeStaffRole`. */
export async function removeStaff(ctx: ServerContext, actor: StoreMember, id: number): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const store = await lockStore(tx, actor.storeId);
    const { userId, role } = await endMembership(tx, actor, { id, at });
    await changeGroup(tx, userId, 'customer');
    await logStaff(tx, store, { event: 'staff_remove', actor, data: { user: userId, role } });
    const dedupeKey = `store-staff:${id}:ended`;
    await notify(tx, { userId, event: 'storeStaffRemoved', args: { store: store.name }, dedupeKey, now: at });
  });
}

/** Somebody of the staff leaves; the owner is told. Throws `owner_stays`. */
export async function leaveStore(ctx: ServerContext, actor: StoreMember): Promise<void> {
  const at = ctx.clock.now();
  const { userId, storeId } = actor;
  await ctx.db.transaction(async (tx) => {
    const store = await lockStore(tx, storeId);
    await endOwnMembership(tx, actor, at);
    await changeGroup(tx, userId, 'customer');
    await logStaff(tx, store, { event: 'staff_leave', actor, data: {} });
    const name = (await findFaces(tx, [userId])).get(userId)?.nickname ?? '';
    const owner = await getOwnerId(tx, storeId);
    await notify(tx, { userId: owner, event: 'storeStaffLeft', args: { name, store: store.name }, now: at });
  });
}
