import { sql } from 'drizzle-orm';
import { idsOf, type RecordNamer } from '../db/record-names.ts';

/** The records of this module as the audit log calls them. A payment is opened by its number where transfers are. */
export const paymentRecordNames: readonly [kind: string, namer: RecordNamer][] = [
  [
    'payment',
    (ids) => sql`select id, no::text as name, case when channel = 'bank' then no::text else '' end as key
      from payments where id = ${idsOf(ids)}`,
  ],
  ['refund', (ids) => sql`select id, no::text as name, no::text as key from refunds where id = ${idsOf(ids)}`],
  [
    'payment_notice',
    (ids) => sql`select id, id::text as name, id::text as key from payment_notices where id = ${idsOf(ids)}`,
  ],
];
