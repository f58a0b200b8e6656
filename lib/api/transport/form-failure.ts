import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api-error.ts';

/**
 * Puts what the server refused where it belongs: sentences for fields at the fields, the first one focused, anything
 * else above the form. Failures without an envelope were already shown as a message.
 */
export function showFailure<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  known: readonly Path<Values>[],
): void {
  if (!(error instanceof ApiError)) throw error;
  if (error.status !== 200 || error.error === 'unsaved') return;
  const atFields = known.filter((name) => error.fields[name]);
  for (const [index, name] of atFields.entries()) {
    setError(name, { type: 'server', message: error.fields[name] ?? '' }, { shouldFocus: index === 0 });
  }
  if (atFields.length === 0) setError('root', { type: 'server', message: error.message });
}
