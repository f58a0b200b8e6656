import type { DataOf } from '#lib/contract/endpoint.ts';
import type { InviteKey, storeInvite, storeStaff } from '#lib/contract/store/store-staff.ts';
import { postApi } from '../transport/browser.ts';
import { inForm, postAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type { InviteKey, StaffInvitation, StaffMember } from '#lib/contract/store/store-staff.ts';
export type StoreStaff = DataOf<typeof storeStaff>;
export type StoreInvite = DataOf<typeof storeInvite>;

const said = { isSuccessShown: true } as const;

/** What an invitation asks. */
export const storeInviteQuery = (key: InviteKey) => apiQuery('/api/store/invite', key);

/** The form shows what is refused. */
export const inviteStaff = postAt('/api/store/staffInvite');

export const resendInvitation = (id: number) => postApi('/api/store/staffResend', { id }, said);

export const revokeInvitation = (id: number) => postApi('/api/store/staffRevoke', { id }, said);

export const changeStaffRole = postAt('/api/store/staffRole');

export const removeStaff = (id: number) => postApi('/api/store/staffRemove', { id }, said);

export const leaveStore = () => postApi('/api/store/staffLeave', {}, { ...said, isRereadLater: true });

export const acceptInvite = (key: InviteKey) =>
  postApi('/api/store/inviteAccept', key, { ...inForm, isRereadLater: true });

export const declineInvite = (key: InviteKey) =>
  postApi('/api/store/inviteDecline', key, { ...inForm, isRereadLater: true });
