import type { Executor } from '#lib/server/db/connection.ts';
import { lockGroup } from '#lib/server/identity/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { isStoreMember } from '../store-repository.ts';

/**
 * Makes everything about one applicant take turns until the transaction ends: saving in two tabs, submitting twice, and
 * the decision. Throws `store_exists` for who works for a store already, and `applicant_unavailable` for who cannot have
 * one: operators, and accounts that are disabled.
 */
export async function requireApplicant(tx: Executor, userId: number): Promise<void> {
  const group = await lockGroup(tx, userId);
  if (await isStoreMember(tx, userId)) throw new DomainError('store_exists');
  if (group !== 'customer') throw new DomainError('applicant_unavailable');
}
