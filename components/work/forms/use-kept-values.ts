'use client';

import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { readKept, writeKept } from '#components/ui/hooks/use-kept-state.ts';

interface Keeping<Input extends FieldValues> {
  /** Of the form and of the record in it. */
  name: string;
  /** What a browser must not keep: passwords and codes. */
  without?: readonly Path<Input>[];
  /** Something else keeps it. */
  isOff?: boolean;
}

/**
 * Keeps in this tab what is typed into a form until it is sent: a reload, a link that leads away and a login that has ended take
 * nothing of it. Only what differs from the record is kept, so that nothing else of it is taken back later. Answers how to forget it.
 */
export function useKeptValues<Input extends FieldValues, Output>(
  { reset, getValues, subscribe, formState: { defaultValues } }: UseFormReturn<Input, unknown, Output>,
  { name, without = [], isOff = false }: Keeping<Input>,
): () => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form began with, once for each name
  useEffect(() => {
    if (isOff) return undefined;
    const begun: Record<string, unknown> = { ...defaultValues };
    const kept = readKept<Partial<Input>>(name);
    if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const changed = Object.entries(values).filter(
          ([field, value]) =>
            !without.includes(field as Path<Input>) && JSON.stringify(value) !== JSON.stringify(begun[field]),
        );
        writeKept(name, changed.length > 0 ? Object.fromEntries(changed) : undefined);
      },
    });
  }, [name]);
  return () => writeKept(name, undefined);
}
