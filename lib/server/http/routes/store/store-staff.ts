import {
  storeInvite,
  storeInviteAccept,
  storeInviteDecline,
  storeStaff,
  storeStaffInvite,
  storeStaffLeave,
  storeStaffRemove,
  storeStaffResend,
  storeStaffRevoke,
  storeStaffRole,
} from '#lib/contract/store/store-staff.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import {
  describeInvitation,
  describeStaff,
  type Invitation,
  inviteStaff,
  resendInvitation,
  revokeInvitation,
  type Staff,
  type StaffEntry,
} from '#lib/server/store/index.ts';
import { acceptInvitation, declineInvitation } from '#lib/server/workflows/store/answer-invitation.ts';
import { changeStaffRole, leaveStore, removeStaff } from '#lib/server/workflows/store/change-staff.ts';
import { type App, serve } from '../../serve.ts';

const guard = { store: 'store/profile/staff' } as const;
/** Each one is a mail or a text message to somebody who may not know us. */
const sending: RequestLimit[] = [{ points: 30, seconds: 3600, by: 'account' }];

/** Who works for a store, and who is asked to. */
export function registerStoreStaff(app: App): void {
  serve(app, storeStaff, {
    guard,
    run: async ({ server, member }) => toStaffRecord(await describeStaff(server, member)),
  });
  serve(app, storeStaffInvite, {
    guard,
    limits: sending,
    message: 'staffInvited',
    run: async ({ server, member, body, locale }) => {
      await inviteStaff(server, member, { ...body, locale });
      return toStaffRecord(await describeStaff(server, member));
    },
  });
  serve(app, storeStaffResend, {
    guard,
    limits: sending,
    message: 'staffInvited',
    run: async ({ server, member, body, locale }) => {
      await resendInvitation(server, member, { id: body.id, locale });
      return toStaffRecord(await describeStaff(server, member));
    },
  });
  serve(app, storeStaffRevoke, {
    guard,
    message: 'staffRevoked',
    run: async ({ server, member, body }) => {
      await revokeInvitation(server, member, body.id);
      return toStaffRecord(await describeStaff(server, member));
    },
  });
  registerChanges(app);
  registerAnswers(app);
}

function registerChanges(app: App): void {
  serve(app, storeStaffRole, {
    guard,
    message: 'staffRoleChanged',
    run: async ({ server, member, body }) => {
      await changeStaffRole(server, member, body);
      return toStaffRecord(await describeStaff(server, member));
    },
  });
  serve(app, storeStaffRemove, {
    guard,
    message: 'staffRemoved',
    run: async ({ server, member, body }) => {
      await removeStaff(server, member, body.id);
      return toStaffRecord(await describeStaff(server, member));
    },
  });
  serve(app, storeStaffLeave, {
    isForPeople: true,
    guard: { store: 'store/profile' },
    message: 'staffLeft',
    run: ({ server, member }) => leaveStore(server, member),
  });
}

function registerAnswers(app: App): void {
  // Nobody finds a secret of 256 bits by trying; the limit spares the database.
  const limits: RequestLimit[] = [{ points: 60, seconds: 600, by: 'account' }];
  serve(app, storeInvite, {
    guard: 'login',
    limits,
    run: async ({ server, member, query }) => {
      const { invitation, store, inviter } = await describeInvitation(server, member, query);
      const expire_time = toUnixSeconds(invitation.expiresAt);
      return { store_name: store.name, inviter, role: invitation.role, expire_time };
    },
  });
  serve(app, storeInviteAccept, {
    guard: 'login',
    limits,
    message: 'inviteAccepted',
    run: ({ server, member, body }) => acceptInvitation(server, member, body),
  });
  serve(app, storeInviteDecline, {
    guard: 'login',
    limits,
    message: 'inviteDeclined',
    run: ({ server, member, body }) => declineInvitation(server, member, body),
  });
}

const toStaffRecord = ({ members, invitations }: Staff) => ({
  members: members.map(toStaffMember),
  invitations: invitations.map(toInvitation),
});

function toStaffMember({ membership: { id, role, createdAt }, face, isSelf, actions }: StaffEntry) {
  return { id, ...face, role, is_self: isSelf, join_time: toUnixSeconds(createdAt), actions };
}

function toInvitation({ id, address, role, status, sentAt, expiresAt }: Invitation) {
  const times = { sent_time: toUnixSeconds(sentAt), expire_time: toUnixSeconds(expiresAt) };
  return { id, address, role, status, ...times };
}
