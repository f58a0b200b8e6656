'use client';

import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { useSellerFrame } from '../seller-side.ts';

interface SellerForm<Input extends FieldValues, Output extends FieldValues> {
  schema: z.ZodType<Output, Input>;
  values: DefaultValues<Input>;
  /** Fields of the form; what the server refuses of others is said above it. */
  fields: readonly Path<Input>[];
  send: (body: Output) => Promise<unknown>;
  onDone: () => void;
}

/** A form about an order: it closes at once, and the focus goes to the new state when that is here. */
export function useSellerForm<Input extends FieldValues, Output extends FieldValues>({
  send,
  ...form
}: SellerForm<Input, Output>) {
  const { onMoved } = useSellerFrame();
  return useDecisionForm<Input, Output>({ ...form, send: (body) => send(body).then(onMoved), isLeaving: true });
}
