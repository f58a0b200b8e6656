'use client';

import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import { useKeptForm } from '#components/work/decisions/use-kept-form.ts';
import { useCaseFrame } from '../case-frame.ts';

interface CaseForm<Input extends FieldValues, Output extends FieldValues> {
  /** Under which name what is typed is kept. */
  draft: string;
  schema: z.ZodType<Output, Input>;
  values: DefaultValues<Input>;
  /** Fields of the form; what the server refuses of others is said above it. */
  fields: readonly Path<Input>[];
  send: (body: Output) => Promise<unknown>;
  onDone: () => void;
}

/** A form about a request: it closes at once, and the focus goes to the new state when that is here. */
export function useCaseForm<Input extends FieldValues, Output extends FieldValues>({
  send,
  ...form
}: CaseForm<Input, Output>) {
  const { onMoved } = useCaseFrame();
  return useKeptForm<Input, Output>({ ...form, send: (body) => send(body).then(onMoved), isLeaving: true });
}
