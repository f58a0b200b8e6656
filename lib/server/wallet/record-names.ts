import { sql } from 'drizzle-orm';
import { idsOf, type RecordNamer } from '../db/record-names.ts';

/** The records of this module as the audit log calls them. */
export const walletRecordNames: readonly [kind: string, namer: RecordNamer][] = [
  [
    'adjustment',
    (ids) => sql`select id, no::text as name, no::text as key from wallet_adjustments where id = ${idsOf(ids)}`,
  ],
];
