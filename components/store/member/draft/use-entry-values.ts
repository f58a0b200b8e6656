'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import type { EntryValues } from '../entry-context.ts';

/** Everything in the form, followed while it is typed: also the fields of the parts that are not shown. */
export function useEntryValues(): EntryValues {
  const { control, getValues } = useFormContext<EntryValues>();
  useWatch({ control });
  return { ...getValues() };
}
