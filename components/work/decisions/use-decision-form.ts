'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { useRefusalWords } from './use-refusal-words.ts';

interface DecisionForm<Input extends FieldValues, Output extends FieldValues, Answer> {
  /** Checks before anything is sent; without it the server's word counts alone. */
  schema?: z.ZodType<Output, Input>;
  values: DefaultValues<Input>;
  /** Fields of the form; what the server refuses of others is said above it. */
  fields: readonly Path<Input>[];
  send: (body: Output) => Promise<Answer>;
  /** What comes after it, once the page shows what has changed. */
  onDone: (answer: Answer) => void;
  /** `onDone` leads elsewhere and does not wait: what is shown may be gone with the decision. */
  isLeaving?: boolean;
  /** In place of the server's sentence, for refusals that need other words here. */
  wordsOf?: (error: ApiError) => string | undefined;
}

/**
 * A decision that needs a form. What is refused stands at its field, or above the form; what was typed stays. `frame` is
 * what `FormDialog` shows of it.
 */
export function useDecisionForm<Input extends FieldValues, Output extends FieldValues = Input, Answer = unknown>({
  schema,
  values,
  fields,
  send,
  onDone,
  isLeaving,
  wordsOf,
}: DecisionForm<Input, Output, Answer>) {
  const refusalOf = useRefusalWords(wordsOf);
  const form = useForm<Input, unknown, Output>({
    defaultValues: values,
    ...(schema && { resolver: zodResolver(schema) as Resolver<Input, unknown, Output> }),
  });
  const refuse = (error: unknown) => {
    const isAtField = error instanceof ApiError && fields.some((name) => error.fields[name]);
    const message = isAtField ? undefined : refusalOf(error);
    if (message) form.setError('root', { type: 'server', message });
    else showFailure(error, form.setError, fields);
  };
  const submit = form.handleSubmit(async (body) => {
    let answer: Answer;
    try {
      answer = await send(body);
    } catch (error) {
      return refuse(error);
    }
    if (!isLeaving) await untilReread();
    onDone(answer);
  });
  const { errors, isSubmitting } = form.formState;
  return { ...form, errors, frame: { submit, isSubmitting, alert: errors.root?.message } };
}
