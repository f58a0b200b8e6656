import { DomainError, type ErrorCode } from '../kernel/errors.ts';

/** Which field is at fault when the database refuses a second one. */
const constraints: Record<string, { field: string; error: ErrorCode }> = {
  users_username: { field: 'username', error: 'username_occupied' },
  users_email: { field: 'email', error: 'email_occupied' },
  users_mobile: { field: 'mobile', error: 'mobile_occupied' },
};

/** Turns a refused duplicate into an error at its field; everything else is returned as it came. */
export function toFieldError(error: unknown): unknown {
  const { code, constraint } = findDatabaseError(error);
  const known = code === '23505' ? constraints[constraint ?? ''] : undefined;
  if (!known) return error;
  return new DomainError(known.error, { fields: { [known.field]: { key: known.error } } });
}

/** The query builder wraps the driver's error. */
function findDatabaseError(error: unknown): { code?: string; constraint?: string } {
  const { cause } = (error ?? {}) as { cause?: unknown };
  return (cause ?? error ?? {}) as { code?: string; constraint?: string };
}
