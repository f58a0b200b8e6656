import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailField, idField, mobileField, noQuery, requiredText, unixSeconds } from '../fields.ts';
import { storeInvitationStatuses, storeMemberRoles, storeStaffRoles } from './profile-values.ts';

/** Invitations of one store that wait at most. */
export const mostInvitations = 20;
export const invitationDays = 7;

const role = z.enum(storeStaffRoles, { error: 'choice' });

const staffMember = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  role: z.enum(storeMemberRoles),
  is_self: z.boolean(),
  join_time: unixSeconds,
  /** Nobody changes the owner or themselves. */
  actions: z.array(z.enum(['role', 'remove'])),
});
export type StaffMember = z.output<typeof staffMember>;

const invitation = z.object({
  id: z.int(),
  address: z.string(),
  role: z.enum(storeStaffRoles),
  status: z.enum(storeInvitationStatuses),
  sent_time: unixSeconds,
  expire_time: unixSeconds,
});
export type StaffInvitation = z.output<typeof invitation>;

const staff = z.object({
  members: z.array(staffMember),
  /** Those that wait, and those that have run out and nobody has answered. */
  invitations: z.array(invitation),
});

export const storeStaff = endpoint({
  method: 'get',
  path: '/api/store/staff',
  summary: 'Staff of the caller’s store, and open invitations',
  query: noQuery,
  data: staff,
});

/** An e-mail address or a mobile number. */
const inviteAddress = requiredText(50).pipe(z.union([emailField, mobileField], { error: 'emailOrMobile' }));

export const staffInviteBody = z.object({ address: inviteAddress, role });

export const storeStaffInvite = endpoint({
  method: 'post',
  path: '/api/store/staffInvite',
  summary: 'Invites someone to the store by email or text message; valid for seven days',
  body: staffInviteBody,
  stale: ['/api/store/staff'],
  data: staff,
});

export const storeStaffResend = endpoint({
  method: 'post',
  path: '/api/store/staffResend',
  summary: 'Resends an invitation with a new link, valid for seven more days; the old link stops working',
  body: z.object({ id: idField }),
  stale: ['/api/store/staff'],
  data: staff,
});

export const storeStaffRevoke = endpoint({
  method: 'post',
  path: '/api/store/staffRevoke',
  summary: 'Withdraws an invitation',
  body: z.object({ id: idField }),
  stale: ['/api/store/staff'],
  data: staff,
});

export const storeStaffRole = endpoint({
  method: 'post',
  path: '/api/store/staffRole',
  summary: 'Changes a staff member’s role, from the next request on',
  body: z.object({ id: idField, role }),
  stale: ['/api/store/staff'],
  data: staff,
});

export const storeStaffRemove = endpoint({
  method: 'post',
  path: '/api/store/staffRemove',
  summary: 'Removes a staff member, who is an ordinary customer from the next request on',
  body: z.object({ id: idField }),
  stale: ['/api/store/staff'],
  data: staff,
});

export const storeStaffLeave = endpoint({
  method: 'post',
  path: '/api/store/staffLeave',
  summary: 'Leaves the caller’s store; owners can’t',
  body: z.object({}),
  stale: ['/api/store/staff', '/api/index/index'],
});

/** The secret of an invitation, as its link has it. */
const inviteToken = z
  .string()
  .trim()
  .regex(/^[\w-]{43}$/, 'invalid');

/** An invitation by the secret that was sent, or by its id, for the account whose own address was invited. */
const inviteKey = z
  .object({ token: inviteToken.optional(), id: idField.optional() })
  .refine(({ token, id }) => (token === undefined) !== (id === undefined), { error: 'required', path: ['token'] });
export type InviteKey = z.output<typeof inviteKey>;

export const storeInvite = endpoint({
  method: 'get',
  path: '/api/store/invite',
  summary: 'Who invites the caller to which store, and in which role',
  query: inviteKey,
  data: z.object({
    store_name: z.string(),
    inviter: z.string(),
    role: z.enum(storeStaffRoles),
    expire_time: unixSeconds,
  }),
});

export const storeInviteAccept = endpoint({
  method: 'post',
  path: '/api/store/inviteAccept',
  summary: 'Accepts an invitation; refused for people who work for a store, have applied for one or are operators',
  body: inviteKey,
  stale: ['/api/store/invite', '/api/index/index'],
});

export const storeInviteDecline = endpoint({
  method: 'post',
  path: '/api/store/inviteDecline',
  summary: 'Declines an invitation for good',
  body: inviteKey,
  stale: ['/api/store/invite', '/api/index/index'],
});
