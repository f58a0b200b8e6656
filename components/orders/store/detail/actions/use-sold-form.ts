'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { useSoldFrame } from '../seller-side.ts';

interface SoldForm<Input extends FieldValues, Output extends FieldValues> {
  schema: z.ZodType<Output, Input>;
  values: DefaultValues<Input>;
  /** Fields of the form; what the server refuses of others is said above it. */
  fields: readonly Path<Input>[];
  send: (body: Output) => Promise<unknown>;
  onDone: () => void;
}

/**
 * A form about an order. Whatever comes back, the order is read anew: it may have moved on meanwhile, and then the form
 * says so and keeps what was typed.
 */
export function useSoldForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  values,
  fields,
  send,
  onDone,
}: SoldForm<Input, Output>) {
  const t = useTranslations('ordersStore.actions');
  const { onMoved } = useSoldFrame();
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues: values });
  const submit = form.handleSubmit((body) =>
    send(body).then(
      () => {
        onMoved();
        onDone();
      },
      (error) => {
        if (isOvertaken(error)) form.setError('root', { type: 'server', message: t('overtaken') });
        else showFailure(error, form.setError, fields);
      },
    ),
  );
  const { errors, isSubmitting } = form.formState;
  return { ...form, errors, frame: { submit, isSubmitting, alert: errors.root?.message } };
}

/** Somebody else was faster; the page behind the form shows how it stands. */
const isOvertaken = (error: unknown) => error instanceof ApiError && error.error === 'status_changed';
