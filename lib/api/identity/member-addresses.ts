import type { BodyOf, DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import type { AddressRecord, addressParse, addressSave } from '#lib/contract/identity/member-addresses.ts';
import type { area } from '#lib/contract/site/shop-areas.ts';
import { postApi } from '../transport/browser.ts';
import { inForm } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type { AddressRecord } from '#lib/contract/identity/member-addresses.ts';
export type ParsedAddress = DataOf<typeof addressParse>;

const listPath = '/api/address/list';

/** How many addresses a person may keep; the server counts too. */
export const mostAddresses = 50;

/** Every address of the member, the default first. */
export const addressesQuery = () => apiQuery(listPath);

/** Provinces, the cities of a province, or the districts of a city. They do not change while a page is open. */
export const areasQuery = (place: QueryOf<typeof area>) => ({
  ...apiQuery('/api/ajax/area', place),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Saves a new address, or with an id a changed one. The form shows what is refused. */
export const saveAddress = (body: BodyOf<typeof addressSave>): Promise<AddressRecord> =>
  postApi('/api/address/save', body, inForm);

export const removeAddress = (id: number) => postApi('/api/address/delete', { id }, { isSuccessShown: true });

/** Makes an address the default one. */
export const setDefaultAddress = (id: number) => postApi('/api/address/default', { id }, { isSuccessShown: true });

/** Takes a pasted line apart; saves nothing. */
export const parseAddress = (text: string) => postApi('/api/address/parse', { text }, { isCodeShown: false });
