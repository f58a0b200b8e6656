'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { useKeptValues } from '#components/work/forms/use-kept-values.ts';
import { useSending } from '#components/work/forms/use-sending.ts';
import { type AddressRecord, saveAddress } from '#lib/api/identity/member-addresses.ts';
import { addressBody } from '#lib/contract/identity/member-addresses.ts';
import { pathAfterSave } from '#lib/routes/address-paths.ts';
import { followChanged } from './address-in-use.ts';
import { type AddressField, type AddressValues, addressFields, emptyAddress, toValues } from './address-values.ts';
import { useAddressDraft } from './use-address-draft.ts';

const nothing: ReadonlySet<AddressField> = new Set();

interface AddressFormOptions {
  /** The address to change; undefined for a new one. */
  address: AddressRecord | undefined;
  /** Where the person goes on afterwards. */
  to: string | undefined;
}

/** The form of one address: its draft, what a pasted line filled in, and saving it. */
export function useAddressForm({ address, to }: AddressFormOptions) {
  const navigation = useNavigation();
  const form = useForm<AddressValues, unknown, AddressValues>({
    resolver: zodResolver(addressBody) as never,
    defaultValues: address ? toValues(address) : emptyAddress,
  });
  const [marked, setMarked] = useState(nothing);
  const draft = useAddressDraft(form, address === undefined);
  const drop = useKeptValues(form, { name: `address:${address?.id}`, isOff: address === undefined });
  const { submit } = useSending(form, {
    fields: addressFields,
    send: async (values) => {
      const saved = await saveAddress({ ...values, ...(address && { id: address.id }) });
      draft.drop();
      drop();
      followChanged(saved);
      return saved;
    },
    onDone: ({ id }) => navigation.replace(pathAfterSave(to, id)),
  });
  const fill = (filled: Partial<AddressValues>) => {
    // What an earlier line filled goes with it, where nobody has changed it since.
    const names = addressFields.filter((name) => name in filled || marked.has(name));
    for (const name of names) form.setValue(name, filled[name] ?? '', { shouldDirty: true });
    form.clearErrors();
    setMarked(new Set(names.filter((name) => filled[name])));
  };
  const unmark = (name: AddressField) => {
    if (marked.has(name)) setMarked(new Set([...marked].filter((each) => each !== name)));
  };
  return { form, submit, draft, drop, marked, fill, unmark };
}

export type AddressForm = ReturnType<typeof useAddressForm>;
