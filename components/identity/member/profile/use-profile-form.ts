'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useSending } from '#components/work/forms/use-sending.ts';
import { sendProfile } from '#lib/api/identity/member-profile.ts';
import type { UserInfo } from '#lib/contract/identity/shop-login.ts';
import { dropDraft, keepDraft, readDraft } from './profile-draft.ts';
import { profileFields, profileForm, toProfileValues } from './profile-values.ts';

/** The form's own resets say so: else they would keep what was typed, like the ones of `values`. */
const wholly = { keepDirtyValues: false } as const;

type Values = z.input<typeof profileForm>;
type ProfileForm = UseFormReturn<Values, unknown, z.output<typeof profileForm>>;

/** The form of the profile: begins with the record, and keeps what is typed until it is saved or discarded. */
export function useProfileForm(user: UserInfo) {
  const saved = useMemo(() => toProfileValues(user), [user]);
  const form: ProfileForm = useForm({
    resolver: zodResolver(profileForm),
    defaultValues: saved,
    // What another tab saved comes in where nothing was typed here.
    values: saved,
    resetOptions: { keepDirtyValues: true },
  });
  const { reset, getValues } = form;
  const isRestored = useDraft(user.id, form);
  const { submit } = useSending(form, {
    fields: profileFields,
    send: (values) => sendProfile(values).then(() => reset(getValues(), wholly)),
    onDone: () => undefined,
  });
  return { form, saved, isRestored, submit, undo: () => reset(saved, wholly) };
}

/** Brings back what was left unsaved in this tab, and keeps what is typed now. True once something came back. */
function useDraft(userId: number, { control, reset, getValues, formState: { isDirty } }: ProfileForm): boolean {
  const [isRestored, setRestored] = useState(false);
  const values = useWatch({ control });
  useEffect(() => {
    const draft = readDraft(userId);
    if (!draft) return;
    reset({ ...getValues(), ...draft }, { ...wholly, keepDefaultValues: true });
    setRestored(true);
  }, [userId, reset, getValues]);
  useEffect(() => {
    if (isDirty) keepDraft(userId, values);
    else dropDraft();
  }, [userId, isDirty, values]);
  return isRestored;
}
