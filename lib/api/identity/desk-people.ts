import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { operatorUserGroup, operatorUserStatus } from '#lib/contract/identity/desk-users.ts';
import { type CallOptions, postApi } from '../transport/browser.ts';
import { lookupAt } from '../transport/lookup.ts';
import { inForm, postAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type { AuditRow } from '#lib/contract/identity/desk-audit.ts';
export type { DeskGroup, DeskRule } from '#lib/contract/identity/desk-groups.ts';
export type { DeskUser } from '#lib/contract/identity/desk-users.ts';

/** One user in full; who looks is written down. */
export const userQuery = (id: number) => apiQuery('/api/operator/user/info', { id });

/** Groups to filter users by. */
export const groupLookup = lookupAt('/api/operator/group/options');

/** Groups that a user can be given. */
export const assignableGroupLookup = lookupAt('/api/operator/group/options', { assignable: 'true' });

/** One group with all rules there are; without an id the rules for a new one. */
export const groupQuery = (id: number | undefined) =>
  apiQuery('/api/operator/group/info', id === undefined ? {} : { id });

/** Disables an account, which ends its sessions at once, or enables it again. */
export const setUserStatus = (body: BodyOf<typeof operatorUserStatus>, options: CallOptions = inForm) =>
  postApi('/api/operator/user/status', body, options);

export const assignGroup = (body: BodyOf<typeof operatorUserGroup>, options: CallOptions = inForm) =>
  postApi('/api/operator/user/group', body, options);

export const saveGroup = postAt('/api/operator/group/save');

export const removeGroup = postAt('/api/operator/group/remove');
