import { z } from 'zod';
import { DomainError } from '../kernel/errors.ts';

const key = z.uuid();

/**
 * Without it a request that is sent again would be a second document (docs/domain/common.md 4). Throws `invalid_input`.
 */
export function requireIdempotencyKey({ headers }: Request): string {
  const parsed = key.safeParse(headers.get('idempotency-key'));
  if (!parsed.success) throw new DomainError('invalid_input', { fields: { 'Idempotency-Key': { key: 'required' } } });
  return parsed.data;
}
