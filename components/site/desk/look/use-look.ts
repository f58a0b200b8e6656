'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useKeptState } from '#components/ui/hooks/use-kept-state.ts';
import { useLeaveWarning } from '#components/ui/hooks/use-leave-warning.ts';
import { useSettled } from '#components/ui/hooks/use-settled.ts';
import { type LookAtDesk, publishLook, restoreLook, saveLook, saveLookFirst } from '#lib/api/site/desk-look.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import type { Look } from '#lib/contract/site/look.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { changesOf, readTyped, type TypedLook } from './look-fields.ts';

/** Long enough for a colour to be typed. */
const typingMs = 400;
const nothingTyped: Partial<TypedLook> = {};

/** What is being worked on: what is typed outlives a reload in this tab, what is saved is everybody's, what is published is seen. */
export function useLook({ live, draft, version }: LookAtDesk, onPublished: () => void) {
  const t = useTranslations('siteLook');
  const validation = useTranslations('validation');
  const stored = draft?.look ?? live;
  const [kept, keep, drop] = useKeptState<Partial<TypedLook>>('look', nothingTyped);
  const typed: TypedLook = { ...stored, ...kept };
  const changes = changesOf(typed, stored);
  const isDirty = Object.keys(changes).length > 0;
  const { look, faults } = readTyped(typed);
  const done = async () => {
    await untilReread();
    drop();
  };
  const save = useMutation({ mutationFn: (fields: Look) => saveLook({ look: fields, version }), onSuccess: done });
  const publish = useMutation({
    mutationFn: async (fields: Look) => {
      const saved = isDirty || !draft ? await saveLookFirst({ look: fields, version }) : { version };
      return publishLook(saved);
    },
    onSuccess: () => done().then(onPublished),
  });
  const restore = useMutation({ mutationFn: restoreLook, onSuccess: () => untilReread() });
  useLeaveWarning(isDirty, t('kept'));
  const refused = [publish.error, save.error].find((error) => error instanceof ApiError);
  const faultOf = (name: keyof Look): string | undefined => {
    const key = faults[name];
    if (key) return findWords(validation, key) ?? key;
    return refused?.fields[`look.${name}`];
  };
  const isSaidAtField = Object.keys(refused?.fields ?? {}).some((name) => name.startsWith('look.'));
  return {
    typed,
    look,
    /** The look once nobody has typed for a while: what a preview is asked for. */
    settled: useSettled(look, typingMs),
    isDirty,
    save,
    publish,
    restore,
    faultOf,
    refusal: refused && !isSaidAtField ? refused.message : undefined,
    change: (name: keyof Look, value: string) => {
      save.reset();
      publish.reset();
      keep({ ...kept, [name]: value });
    },
    reset: drop,
  };
}

export type LookForm = ReturnType<typeof useLook>;
