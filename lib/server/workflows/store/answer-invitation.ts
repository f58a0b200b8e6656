import type { InviteKey } from '#lib/contract/store/store-staff.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { changeGroup, findFaces } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { type InboxEvent, notify } from '../../messaging/index.ts';
import { type Invitation, logStaff, refuseInvitation, type Store, takeInvitation } from '../../store/index.ts';
import { groupOfRole } from './pieces/staff-groups.ts';

/**
 * A member joins the staff of a store: the membership, the rules of the role from the next request on, and the message
 * to who invited, all or nothing. Throws what `takeInvitation` throws.
 */
export async function acceptInvitation(ctx: ServerContext, member: Member, key: InviteKey): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const { invitation, store } = await takeInvitation(tx, member, { key, at });
    const { role, id } = invitation;
    await changeGroup(tx, member.userId, groupOfRole[role]);
    await logStaff(tx, store, { event: 'staff_join', actor: member, data: { role, invitation: id } });
    await notifyInviter(tx, { invitation, store, member, event: 'storeStaffJoined', at });
  });
}

/** A member does not want to. Throws `invitation_over`. */
export async function declineInvitation(ctx: ServerContext, member: Member, key: InviteKey): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const { invitation, store } = await refuseInvitation(tx, member, { key, at });
    await logStaff(tx, store, { event: 'staff_decline', actor: member, data: { invitation: invitation.id } });
    await notifyInviter(tx, { invitation, store, member, event: 'storeStaffDeclined', at });
  });
}

interface Notice {
  invitation: Invitation;
  store: Store;
  member: Member;
  event: InboxEvent;
  at: Date;
}

async function notifyInviter(tx: Executor, { invitation, store, member, event, at: now }: Notice): Promise<void> {
  const name = (await findFaces(tx, [member.userId])).get(member.userId)?.nickname ?? '';
  const args = { name, store: store.name, role: invitation.role };
  const dedupeKey = `store-invitation:${invitation.id}:answered`;
  await notify(tx, { userId: invitation.invitedBy, event, args, dedupeKey, now });
}
