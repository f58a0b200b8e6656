import { type SQL, sql } from 'drizzle-orm';
import { idsOf, type RecordNamer } from '../db/record-names.ts';

const ofUser =
  (table: SQL): RecordNamer =>
  (ids) =>
    sql`select part.id, u.username::text as name, u.id::text as key
      from ${table} part join users u on u.id = part.user_id where part.id = ${idsOf(ids)}`;

/** The records of this module as the audit log calls them; who closed the account has no name any more. */
export const identityRecordNames: readonly [kind: string, namer: RecordNamer][] = [
  ['user', (ids) => sql`select id, username::text as name, id::text as key from users where id = ${idsOf(ids)}`],
  ['real_name', ofUser(sql`real_names`)],
  ['account_closing', ofUser(sql`account_closings`)],
];
