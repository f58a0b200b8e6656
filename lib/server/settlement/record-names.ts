import { sql } from 'drizzle-orm';
import { idsOf, type RecordNamer } from '../db/record-names.ts';

/** The records of this module as the audit log calls them. */
export const settlementRecordNames: readonly [kind: string, namer: RecordNamer][] = [
  [
    'store_correction',
    (ids) => sql`select id, no::text as name, no::text as key from store_corrections where id = ${idsOf(ids)}`,
  ],
  [
    'store_deposit',
    (ids) => sql`select id, no::text as name, no::text as key from store_deposits where id = ${idsOf(ids)}`,
  ],
  [
    'store_statement',
    (ids) => sql`select id, no::text as name, no::text as key from store_statements where id = ${idsOf(ids)}`,
  ],
];
