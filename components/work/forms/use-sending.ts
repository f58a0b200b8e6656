'use client';

import { type FieldError, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { useRefusalWords } from './use-refusal-words.ts';

export interface Sending<Input extends FieldValues, Output extends FieldValues, Answer> {
  /** Fields of the form; what the server refuses of others is said above it. */
  fields: readonly Path<Input>[];
  send: (body: Output) => Promise<Answer>;
  /** What comes after it, once the page shows what has changed. */
  onDone: (answer: Answer) => void;
  /** `onDone` does not wait for that: it leads elsewhere, or the answer itself is shown. */
  isLeaving?: boolean;
  /** In place of the server's sentence, for refusals that need other words here. */
  wordsOf?: (error: ApiError) => string | undefined;
  /** Hears of every refusal first. True: nothing is left to be said of it. */
  onRefused?: (error: ApiError, body: Output) => boolean;
}

/**
 * Sends what a form holds. What is refused stands at its field, or above the form; what was typed stays. `frame` is what
 * `FormDialog` shows of it; `input` binds a field, with what is wrong with it; `refuse` says why another call of the same form was refused.
 */
export function useSending<Input extends FieldValues, Output extends FieldValues, Answer>(
  form: UseFormReturn<Input, unknown, Output>,
  { fields, send, onDone, isLeaving, wordsOf, onRefused }: Sending<Input, Output, Answer>,
) {
  const refusalOf = useRefusalWords(wordsOf);
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
      if (error instanceof ApiError && onRefused?.(error, body)) return;
      return refuse(error);
    }
    if (!isLeaving) await untilReread();
    onDone(answer);
  });
  const { errors, isSubmitting } = form.formState;
  const input = (name: Path<Input>) => ({
    field: form.register(name),
    error: get(errors, name) as FieldError | undefined,
  });
  return { submit, refuse, input, errors, isSubmitting, frame: { submit, isSubmitting, alert: errors.root?.message } };
}
