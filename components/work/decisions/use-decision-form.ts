'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Sending, useSending } from '../forms/use-sending.ts';

export interface DecisionForm<Input extends FieldValues, Output extends FieldValues, Answer>
  extends Sending<Input, Output, Answer> {
  /** Checks before anything is sent; without it the server's word counts alone. */
  schema?: z.ZodType<Output, Input>;
  values: DefaultValues<Input>;
}

/** A form that is made for what it sends: its fields, its schema, and `useSending`. */
export function useDecisionForm<Input extends FieldValues, Output extends FieldValues = Input, Answer = unknown>({
  schema,
  values,
  ...sending
}: DecisionForm<Input, Output, Answer>) {
  const form = useForm<Input, unknown, Output>({
    defaultValues: values,
    ...(schema && { resolver: zodResolver(schema) as Resolver<Input, unknown, Output> }),
  });
  return { ...form, ...useSending(form, sending) };
}
