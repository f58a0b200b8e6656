import { sql } from 'drizzle-orm';
import { idsOf, type RecordNamer } from '../db/record-names.ts';

/** The records of this module as the audit log calls them. */
export const integrationRecordNames: readonly [kind: string, namer: RecordNamer][] = [
  ['api_key', (ids) => sql`select id, name::text as name, id::text as key from api_keys where id = ${idsOf(ids)}`],
  [
    'webhook',
    (ids) => sql`select id, name::text as name, id::text as key from webhook_endpoints where id = ${idsOf(ids)}`,
  ],
  [
    'moving_import',
    (ids) => sql`select id, file_name::text as name, id::text as key from moving_imports where id = ${idsOf(ids)}`,
  ],
];
