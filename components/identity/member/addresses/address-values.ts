import type { z } from 'zod';
import type { AddressRecord, ParsedAddress } from '#lib/api/identity/member-addresses.ts';
import type { addressBody } from '#lib/contract/identity/member-addresses.ts';

type AddressInput = z.input<typeof addressBody>;

/** What the form holds; a code that is not chosen yet is an empty text, as a select has it. */
export interface AddressValues extends AddressInput {
  province_id: number | '';
  city_id: number | '';
  area_id: number | '';
  is_default: boolean;
}
export type AddressField = keyof AddressValues;

export const addressFields = ['receiver', 'mobile', 'province_id', 'city_id', 'area_id', 'address'] as const;

export const emptyAddress: AddressValues = {
  receiver: '',
  mobile: '',
  province_id: '',
  city_id: '',
  area_id: '',
  address: '',
  is_default: false,
};

/** The fields of a saved address. */
export function toValues(address: AddressRecord): AddressValues {
  const { receiver, mobile, province_id, city_id, area_id, address: street, is_default } = address;
  return { receiver, mobile, province_id, city_id, area_id, address: street, is_default };
}

/**
 * What a pasted line fills, and what it lacks. A field that the line does not name keeps what stands in it; an area is
 * filled as a whole, because a city of another province would be nonsense.
 */
export function readParsed(parsed: ParsedAddress): { filled: Partial<AddressValues>; missing: AddressField[] } {
  const { receiver, mobile, address, province_id, city_id, area_id } = parsed;
  const filled: Partial<AddressValues> = {
    ...(receiver && { receiver }),
    ...(mobile && { mobile }),
    ...(province_id && { province_id, city_id: city_id ?? '', area_id: area_id ?? '' }),
    ...(address && { address }),
  };
  return { filled, missing: addressFields.filter((name) => !filled[name]) };
}

const outside =
  /香港|澳门|澳門|台湾|台灣|臺灣|\b(?:hong ?kong|maca[ou]|taiwan|singapore|malaysia|japan|korea|usa|united (?:states|kingdom)|uk|canada|australia)\b/i;

/** Whether a line leads to a place the shop does not deliver to: it names one, and no province of the mainland was found. */
export const leadsOutside = (line: string, { province_id }: ParsedAddress): boolean =>
  province_id === null && outside.test(line);
