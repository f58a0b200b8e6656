import type { z } from 'zod';
import type { StoreProfile } from '#lib/api/store/store-profile.ts';
import type { storeShopFields } from '#lib/contract/store/application-form.ts';

/** What the form of the shop page holds. */
export type ShopValues = z.output<typeof storeShopFields>;

export const shopFieldNames = [
  'logo',
  'intro',
  'trades',
  'contact_name',
  'contact_mobile',
  'contact_email',
  'province_id',
  'city_id',
  'area_id',
  'address',
] as const satisfies readonly (keyof ShopValues)[];

export function toShopValues(profile: StoreProfile): ShopValues {
  return Object.fromEntries(shopFieldNames.map((name) => [name, profile[name]])) as ShopValues;
}
