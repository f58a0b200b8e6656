import { sql } from 'drizzle-orm';
import { idsOf, type RecordNamer } from '../db/record-names.ts';

/** The records of this module as the audit log calls them. */
export const invoiceRecordNames: readonly [kind: string, namer: RecordNamer][] = [
  [
    'invoice',
    (ids) => sql`select id, no::text as name, no::text as key from invoice_applications where id = ${idsOf(ids)}`,
  ],
  [
    'invoice_red',
    (ids) => sql`select r.id, r.no::text as name, a.no::text as key
      from invoice_reds r join invoice_applications a on a.id = r.application_id where r.id = ${idsOf(ids)}`,
  ],
  [
    'settlement_invoice',
    (ids) => sql`select id, no::text as name, no::text as key from settlement_invoices where id = ${idsOf(ids)}`,
  ],
  ['tax_code', (ids) => sql`select id, code::text as name, '' as key from invoice_tax_codes where id = ${idsOf(ids)}`],
  ['title_papers', (ids) => sql`select id, name::text as name, '' as key from invoice_titles where id = ${idsOf(ids)}`],
];
