import type { ServerContext } from '#lib/server/db/context.ts';
import { type Face, findFaces } from '#lib/server/identity/index.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { type Invitation, listOpenInvitations } from './invitation-repository.ts';
import { listMemberships, type StoreMembership } from './staff-repository.ts';

export interface StaffEntry {
  membership: StoreMembership;
  face: Face;
  isSelf: boolean;
  actions: ('role' | 'remove')[];
}

export interface Staff {
  members: StaffEntry[];
  invitations: Invitation[];
}

/** Who works for the caller's store, and who has been asked to. */
export async function describeStaff(ctx: ServerContext, { storeId, userId }: StoreMember): Promise<Staff> {
  const [memberships, open] = await Promise.all([
    listMemberships(ctx.db, storeId),
    listOpenInvitations(ctx.db, storeId),
  ]);
  const faces = await findFaces(
    ctx.db,
    memberships.map((each) => each.userId),
  );
  const now = ctx.clock.now();
  const members = memberships.flatMap((membership): StaffEntry[] => {
    const face = faces.get(membership.userId);
    const isSelf = membership.userId === userId;
    const actions: StaffEntry['actions'] = isSelf || membership.role === 'owner' ? [] : ['role', 'remove'];
    return face ? [{ membership, face, isSelf, actions }] : [];
  });
  const invitations = open.map((each) => (each.expiresAt <= now ? { ...each, status: 'expired' as const } : each));
  return { members, invitations };
}
