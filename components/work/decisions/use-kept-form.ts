'use client';

import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { readKept, writeKept } from '#components/ui/hooks/use-kept-state.ts';
import { type DecisionForm, useDecisionForm } from './use-decision-form.ts';

interface KeptForm<Input extends FieldValues, Output extends FieldValues, Answer>
  extends DecisionForm<Input, Output, Answer> {
  /** Under which name what is typed is kept in this tab until it is sent. */
  draft: string;
}

/** A form in a dialog whose typed values outlast a closed dialog, a reload and a login that has ended. */
export function useKeptForm<Input extends FieldValues, Output extends FieldValues = Input, Answer = unknown>({
  draft,
  values,
  onDone,
  ...rest
}: KeptForm<Input, Output, Answer>) {
  const [start] = useState(() => ({ ...values, ...readKept<typeof values>(draft) }));
  const form = useDecisionForm<Input, Output, Answer>({
    ...rest,
    values: start,
    onDone: (answer) => {
      writeKept(draft, undefined);
      onDone(answer);
    },
  });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((typed) => writeKept(draft, typed));
    return unsubscribe;
  }, [watch, draft]);
  return form;
}
