'use client';

import { useQuery } from '@tanstack/react-query';
import { type AddressRecord, addressesQuery } from '#lib/api/identity/member-addresses.ts';
import { useUserInfo } from '#lib/session/user-store.ts';

interface CheckoutAddress {
  address: AddressRecord | undefined;
  /** False while the addresses are on their way: a price without one would be asked for nothing. */
  isKnown: boolean;
}

/** The address to deliver to: the one in use on this device while it is still in the book, else the default. */
export function useCheckoutAddress(): CheckoutAddress {
  const { data, isError } = useQuery(addressesQuery());
  const inUse = useUserInfo(({ use_address }) => use_address?.id);
  const address = data?.list.find(({ id }) => id === inUse) ?? data?.list[0];
  return { address, isKnown: data !== undefined || isError };
}
