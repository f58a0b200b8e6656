import { type SQL, sql } from 'drizzle-orm';
import { idsOf, type RecordNamer } from '../db/record-names.ts';

const ofStore =
  (table: SQL): RecordNamer =>
  (ids) =>
    sql`select part.id, s.name::text as name, s.id::text as key
      from ${table} part join stores s on s.id = part.store_id where part.id = ${idsOf(ids)}`;

/** The records of this module as the audit log calls them: what a store asks for is named by the store. */
export const storeRecordNames: readonly [kind: string, namer: RecordNamer][] = [
  ['store', (ids) => sql`select id, name::text as name, id::text as key from stores where id = ${idsOf(ids)}`],
  [
    'store_application',
    (ids) => sql`select id, no::text as name, no::text as key
      from store_applications where id = ${idsOf(ids)}`,
  ],
  ['store_legal_change', ofStore(sql`store_legal_changes`)],
  ['store_payee_change', ofStore(sql`store_payee_changes`)],
];
