'use client';

import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import { readKept, writeKept } from '#components/ui/use-kept-state.ts';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { useCaseFrame } from '../detail/case-frame.ts';

interface CaseForm<Input extends FieldValues, Output extends FieldValues> {
  /** Under which name what is typed is kept in this tab until it is sent. */
  draft: string;
  schema: z.ZodType<Output, Input>;
  values: DefaultValues<Input>;
  /** Fields of the form; what the server refuses of others is said above it. */
  fields: readonly Path<Input>[];
  send: (body: Output) => Promise<unknown>;
  onDone: () => void;
}

/** A form about a request, in a dialog: what is typed outlasts a closed dialog, a reload and a login that has ended. */
export function useCaseForm<Input extends FieldValues, Output extends FieldValues>({
  draft,
  values,
  send,
  onDone,
  ...rest
}: CaseForm<Input, Output>) {
  const { onMoved } = useCaseFrame();
  const [start] = useState(() => ({ ...values, ...readKept<DefaultValues<Input>>(draft) }));
  const form = useDecisionForm<Input, Output>({
    ...rest,
    values: start,
    send: (body) => send(body).then(onMoved),
    onDone: () => {
      writeKept(draft, undefined);
      onDone();
    },
    isLeaving: true,
  });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((typed) => writeKept(draft, typed));
    return unsubscribe;
  }, [watch, draft]);
  return form;
}
