import { sql } from 'drizzle-orm';
import { defaultLocale } from '#lib/i18n/locales.ts';
import { idsOf, type RecordNamer } from '../db/record-names.ts';

const aftersale: RecordNamer = (ids) =>
  sql`select id, no::text as name, no::text as key from aftersales where id = ${idsOf(ids)}`;
const reason: RecordNamer = (ids) =>
  sql`select id, texts ->> ${defaultLocale} as name, id::text as key from aftersale_reasons where id = ${idsOf(ids)}`;

const policy: RecordNamer = (ids) =>
  sql`select id, left(texts ->> ${defaultLocale}, 20) as name, key::text as key from aftersale_policies where id = ${idsOf(ids)}`;

/** The records of this module as the audit log calls them. */
export const aftersaleRecordNames: readonly [kind: string, namer: RecordNamer][] = [
  ['aftersale', aftersale],
  ['aftersale_phone', aftersale],
  ['aftersale_policy', policy],
  ['aftersale_reason', reason],
];
