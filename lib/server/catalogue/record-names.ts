import { sql } from 'drizzle-orm';
import { idsOf, type RecordNamer } from '../db/record-names.ts';

/** The records of this module as the audit log calls them: by the address, which is the same in every language. */
export const catalogueRecordNames: readonly [kind: string, namer: RecordNamer][] = [
  ['product', (ids) => sql`select id, slug::text as name, id::text as key from products where id = ${idsOf(ids)}`],
  [
    'product_variant',
    (ids) => sql`select id, sku::text as name, product_id::text as key
      from product_variants where id = ${idsOf(ids)}`,
  ],
  ['category', (ids) => sql`select id, slug::text as name, '' as key from categories where id = ${idsOf(ids)}`],
];
