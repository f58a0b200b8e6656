import { sql } from 'drizzle-orm';
import { defaultLocale } from '#lib/i18n/locales.ts';
import { idsOf, type RecordNamer } from '../db/record-names.ts';

const ofUsers: RecordNamer = (ids) =>
  sql`select id, username::text as name, id::text as key from users where id = ${idsOf(ids)}`;

/** The records of this module as the audit log calls them: those of people by who they are. */
export const referralRecordNames: readonly [kind: string, namer: RecordNamer][] = [
  ['promoter', ofUsers],
  ['referral_tie', ofUsers],
  [
    'referral_level',
    (ids) =>
      sql`select id, (names ->> ${defaultLocale})::text as name, ''::text as key from referral_levels where id = ${idsOf(ids)}`,
  ],
];
