import { sql } from 'drizzle-orm';
import { idsOf, type RecordNamer } from '../db/record-names.ts';

/** The records of this module as the audit log calls them. */
export const payoutRecordNames: readonly [kind: string, namer: RecordNamer][] = [
  ['withdrawal', (ids) => sql`select id, no::text as name, no::text as key from withdrawals where id = ${idsOf(ids)}`],
  [
    'payout_batch',
    (ids) => sql`select id, no::text as name, no::text as key from payout_batches where id = ${idsOf(ids)}`,
  ],
  [
    'payee_account',
    (ids) => sql`select id, masked_account::text as name, '' as key from payee_accounts where id = ${idsOf(ids)}`,
  ],
];
