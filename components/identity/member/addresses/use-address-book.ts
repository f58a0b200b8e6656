'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AddressRecord,
  addressesQuery,
  removeAddress,
  setDefaultAddress,
} from '#lib/api/identity/member-addresses.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { followRemoved } from './address-in-use.ts';

/** What the address book can be asked to do. The default moves at once, and moves back if the server refuses. */
export function useAddressBook() {
  const queries = useQueryClient();
  const { queryKey } = addressesQuery();
  const makeDefault = useMutation({
    mutationFn: setDefaultAddress,
    onMutate: async (id: number) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, before && { ...before, list: withDefault(before.list, id) });
      return before;
    },
    onError: (_, __, before) => queries.setQueryData(queryKey, before),
    onSettled: untilReread,
  });
  const remove = useMutation({
    mutationFn: ({ id }: AddressRecord) => removeAddress(id),
    onSuccess: (_, { id }) => followRemoved(id),
    onSettled: untilReread,
  });
  return { makeDefault, remove };
}

function withDefault(list: readonly AddressRecord[], id: number): AddressRecord[] {
  return list.map((address) => ({ ...address, is_default: address.id === id }));
}
