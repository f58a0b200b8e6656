import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, noQuery, unixSeconds } from '../fields.ts';
import { picture } from '../files/picture.ts';
import { addressBody, addressRecord } from '../identity/member-addresses.ts';
import { sentNumber } from '../sent-number.ts';
import { storeApplicationDraft, storeShopFields } from './application-form.ts';
import { storeStatuses } from './applications.ts';
import { licenceStates, openingHours, storeMemberRoles } from './profile-values.ts';

/** Return addresses of one store at most. */
export const mostReturnAddresses = 20;

/** What the caller may do on the page, by the rules of the caller's role. */
export const profileActions = ['edit', 'staff', 'see_payee', 'payee', 'legal', 'close', 'leave'] as const;

const { shape: draft } = storeApplicationDraft;

const profile = z.object({
  /** Of the shop page; goes with `profileSave`. */
  version: z.int(),
  name: z.string(),
  status: z.enum(storeStatuses),
  logo: draft.logo,
  logo_picture: picture.nullable(),
  intro: draft.intro,
  trades: draft.trades,
  contact_name: draft.contact_name,
  contact_mobile: draft.contact_mobile,
  contact_email: draft.contact_email,
  province_id: draft.province_id,
  city_id: draft.city_id,
  area_id: draft.area_id,
  /** Province, city and district in one line. */
  area_name: z.string(),
  address: draft.address,
  opening_hours: openingHours.nullable(),
  /** Null while the store is open. */
  closed_until: unixSeconds.nullable(),
  holiday_note: z.string(),
  legal: z.object({
    company_name: z.string(),
    credit_code: z.string(),
    legal_person: z.string(),
    licence_from: z.string(),
    /** Null: good without an end. */
    licence_until: z.string().nullable(),
    licence_state: z.enum(licenceStates),
    /** For who may edit; the link shows it for some minutes. */
    licence_file: z.object({ name: z.string(), link: z.string() }).nullable(),
  }),
  /** What the caller is in the store. */
  own_role: z.enum(storeMemberRoles),
  actions: z.array(z.enum(profileActions)),
});

export const storeProfile = endpoint({
  method: 'get',
  path: '/api/store/profile',
  summary: 'The caller’s store as customers and staff see it',
  query: noQuery,
  data: profile,
});

const version = sentNumber('invalid').int('invalid').positive('invalid').max(2_000_000_000, 'invalid');

export const storeProfileBody = storeShopFields.partial().extend({ opening_hours: openingHours.nullable().optional() });

export const storeProfileSave = endpoint({
  method: 'post',
  path: '/api/store/profileSave',
  summary:
    'Updates the given fields of the store page; refused if `version` isn’t the latest. Name and legal information change by review',
  body: storeProfileBody.extend({ version }),
  stale: ['/api/store/profile'],
  data: profile,
});

/** A holiday of a year at most: who is away for longer closes the store. */
export const longestHolidayDays = 366;

const storeHolidayBody = z.object({
  /** Unix seconds; null: the store is open again. */
  closed_until: z
    .number({ error: 'invalid' })
    .int('invalid')
    .positive('invalid')
    .max(4_102_444_800, 'invalid')
    .nullable(),
  /** For customers and the platform to read. */
  note: lineOfText(200).default(''),
});

export const storeHoliday = endpoint({
  method: 'post',
  path: '/api/store/holiday',
  summary: 'Starts or ends a holiday: meanwhile, the store gets and claims no new orders; current ones continue',
  body: storeHolidayBody,
  stale: ['/api/store/profile'],
  data: profile,
});

const returnAddress = addressRecord;
export type ReturnAddress = z.output<typeof returnAddress>;

export const storeReturnAddressList = endpoint({
  method: 'get',
  path: '/api/store/returnAddresses',
  summary: 'Return addresses, default first; at most twenty',
  query: noQuery,
  data: z.object({ list: z.array(returnAddress), most: z.int() }),
});

export const storeReturnAddressSave = endpoint({
  method: 'post',
  path: '/api/store/returnAddressSave',
  summary: 'Saves a new return address, or with `id` an existing one; the first becomes the default',
  body: addressBody.extend({ id: idField.optional() }),
  stale: ['/api/store/returnAddresses'],
  data: returnAddress,
});

export const storeReturnAddressRemove = endpoint({
  method: 'post',
  path: '/api/store/returnAddressRemove',
  summary: 'Deletes a return address; if it was the default, the last changed one becomes the default',
  body: z.object({ id: idField }),
  stale: ['/api/store/returnAddresses'],
});

export const storeReturnAddressDefault = endpoint({
  method: 'post',
  path: '/api/store/returnAddressDefault',
  summary: 'Sets a return address as default',
  body: z.object({ id: idField }),
  stale: ['/api/store/returnAddresses'],
});
