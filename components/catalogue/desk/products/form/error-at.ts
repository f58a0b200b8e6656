import { type FieldError, type FieldErrors, get } from 'react-hook-form';
import type { ProductValues } from './form-values.ts';

/** The fault of a field, or of a list as a whole. */
export function errorAt(errors: FieldErrors<ProductValues>, field: string): FieldError | undefined {
  const found = get(errors, field) as (FieldError & { root?: FieldError }) | undefined;
  if (found?.root) return found.root;
  return typeof found?.message === 'string' ? found : undefined;
}

/** How many fields are marked. */
export function countErrors(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0;
  const { type, message } = errors as { type?: unknown; message?: unknown };
  if (typeof type === 'string' && (typeof message === 'string' || message === undefined)) return 1;
  return Object.entries(errors).reduce((sum, [key, value]) => (key === 'ref' ? sum : sum + countErrors(value)), 0);
}
