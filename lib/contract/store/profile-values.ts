import { z } from 'zod';

/** What a store gives its staff to do; the owner may do everything (docs/domain/store.md 6). */
export const storeStaffRoles = ['manager', 'sales', 'fulfilment', 'finance'] as const;
export type StoreStaffRole = (typeof storeStaffRoles)[number];

export const storeMemberRoles = ['owner', ...storeStaffRoles] as const;
export type StoreMemberRole = (typeof storeMemberRoles)[number];

export const storeInvitationStatuses = ['pending', 'accepted', 'declined', 'revoked', 'expired'] as const;

/** A change of the payee account: it waits for its cooling time and for an operator (docs/domain/store.md 5). */
export const payeeChangeStatuses = ['pending', 'applied', 'cancelled', 'rejected'] as const;
export type PayeeChangeStatus = (typeof payeeChangeStatuses)[number];

/** A change of the name or the legal facts: it waits for an operator (docs/domain/store.md 5). */
export const legalChangeStatuses = ['pending', 'approved', 'cancelled', 'rejected'] as const;
export type LegalChangeStatus = (typeof legalChangeStatuses)[number];

/** Of a business licence: it ends within a month, or has ended. */
export const licenceStates = ['good', 'ending', 'ended'] as const;
export type LicenceState = (typeof licenceStates)[number];

const timeOfDay = z.string({ error: 'time' }).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time');

/** One day of the week; null: closed. */
const openingDay = z
  .object({ from: timeOfDay, until: timeOfDay })
  .refine(({ from, until }) => from < until, { error: 'timeOrder', path: ['until'] })
  .nullable();

export const daysOfWeek = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Monday first. */
export const openingHours = z.array(openingDay).length(daysOfWeek.length, 'invalid');
export type OpeningHours = z.output<typeof openingHours>;
