'use client';

import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { dropDraft, readDraft, writeDraft } from './address-draft.ts';
import { type AddressValues, emptyAddress } from './address-values.ts';

/** Keeps what is typed into the form of a new address, and brings it back after a reload or a detour. */
export function useAddressDraft(
  { reset, subscribe }: UseFormReturn<AddressValues, unknown, AddressValues>,
  isKept: boolean,
) {
  const { id } = useMemberCentre().user;
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    if (!isKept) return undefined;
    const draft = readDraft(id);
    if (draft) {
      reset(draft, { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(id, values) });
  }, [id, isKept, reset, subscribe]);
  return {
    isRestored,
    drop: () => dropDraft(id),
    discard: () => {
      reset(emptyAddress);
      dropDraft(id);
      setRestored(false);
    },
  };
}
