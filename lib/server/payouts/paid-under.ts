import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { toNumberKey, toNumberText } from '../kernel/answer-table/number-key.ts';
import { DomainError } from '../kernel/errors.ts';
import { withdrawals } from './tables.ts';
import type { Withdrawal } from './withdrawal-repository.ts';

type Channel = Withdrawal['channel'];

/** Which withdrawal was paid under each of these numbers of a bank's, by how they are compared. One pays one. */
export async function findPaidUnder(
  db: Executor,
  channel: Channel,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(references.map(toNumberKey).filter(Boolean))];
  if (keys.length === 0) return new Map();
  const { no, referenceKey } = withdrawals;
  const rows = await db
    .select({ no, key: referenceKey })
    .from(withdrawals)
    .where(and(eq(withdrawals.channel, channel), inArray(referenceKey, keys)));
  return new Map(rows.flatMap(({ key, no }) => (key === null ? [] : [[key, no] as const])));
}

/**
 * A number of a bank's for a withdrawal, as it is recorded. Throws `invalid_input` at `reference` where there is none, or where
 * another withdrawal was paid under it.
 */
export async function requireReference(
  tx: Executor,
  { no, channel }: Pick<Withdrawal, 'no' | 'channel'>,
  said: string,
): Promise<{ reference: string; referenceKey: string }> {
  const reference = toNumberText(said);
  const referenceKey = toNumberKey(said);
  const refuse = (key: string) => new DomainError('invalid_input', { fields: { reference: { key } } });
  if (referenceKey === '') throw refuse('required');
  const other = (await findPaidUnder(tx, channel, [reference])).get(referenceKey);
  if (other !== undefined && other !== no) throw refuse('referenceTaken');
  return { reference, referenceKey };
}
