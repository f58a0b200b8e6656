import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineOfText, looseBoolean, mobileField, pageOf, pageQuery, typedText } from '../fields.ts';
import { initValueField, quickSearchField } from '../lookup.ts';
import { sentNumber } from '../sent-number.ts';
import { addresses } from '../stale-reads.ts';
import { useAddressSchema } from './shop-login.ts';

/** An id of the own address book; clients send it as number or text. */
const idField = sentNumber('invalid').int('invalid').positive('invalid').max(Number.MAX_SAFE_INTEGER);
const areaCode = sentNumber('area').int('area').positive('area');

export const addressRecord = useAddressSchema.extend({ is_default: z.boolean() });
export type AddressRecord = z.output<typeof addressRecord>;

export const addressBody = z.object({
  receiver: lineOfText(30).min(1, 'required'),
  mobile: mobileField,
  province_id: areaCode,
  city_id: areaCode,
  area_id: areaCode,
  address: lineOfText(200).min(1, 'required'),
  is_default: looseBoolean,
});

export const addressList = endpoint({
  method: 'get',
  path: '/api/address/list',
  summary: 'All addresses of the caller, default first; at most fifty',
  query: z.object({
    page: pageQuery.page,
    /** The family's remote select: `true` answers `options` as well, searched by `quickSearch`, ten at a time. */
    select: z.stringbool('choice').optional(),
    quickSearch: quickSearchField,
    initValue: initValueField,
  }),
  data: pageOf(addressRecord).extend({
    /** Only with `select=true`; `total` counts them then. */
    options: z.array(z.object({ id: z.int(), name: z.string() })).optional(),
  }),
});

export const addressInfo = endpoint({
  method: 'get',
  path: '/api/address/info',
  summary: 'One address of the caller',
  query: z.object({ id: idField }),
  data: addressRecord,
});

export const addressSave = endpoint({
  method: 'post',
  path: '/api/address/save',
  summary: 'Saves a new address, or with `id` an existing one; the first becomes the default',
  body: addressBody.extend({ id: idField.optional() }),
  stale: addresses,
  data: addressRecord,
});

export const addressDelete = endpoint({
  method: 'post',
  path: '/api/address/delete',
  summary: 'Deletes an address; if it was the default, the last changed one becomes the default',
  body: z.object({ id: idField }),
  stale: addresses,
});

export const addressDefault = endpoint({
  method: 'post',
  path: '/api/address/default',
  summary: 'Sets an address as default',
  body: z.object({ id: idField }),
  stale: addresses,
});

export const addressParse = endpoint({
  method: 'post',
  path: '/api/address/parse',
  summary: 'Splits pasted text into name, number and address; saves nothing; null means not found',
  body: z.object({ text: typedText().min(1, 'required').max(300, 'tooLong') }),
  stale: [],
  data: z.object({
    receiver: z.string(),
    mobile: z.string(),
    province_id: z.int().nullable(),
    province_name: z.string(),
    city_id: z.int().nullable(),
    city_name: z.string(),
    area_id: z.int().nullable(),
    area_name: z.string(),
    address: z.string(),
  }),
});
