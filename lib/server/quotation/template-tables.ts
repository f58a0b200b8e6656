import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, unique, varchar } from 'drizzle-orm/pg-core';
import { amountColumn, createdAt, foreignId, idColumn, updatedAt } from '../db/columns.ts';
import { stores } from '../store/tables.ts';

/** Terms that a seller offers again and again, under a name. */
export const quotationAnswerTemplates = pgTable(
  'quotation_answer_templates',
  {
    id: idColumn(),
    /** Null: of the platform's own desk. */
    storeId: foreignId('store_id').references(() => stores.id),
    name: varchar('name', { length: 40 }).notNull(),
    paymentTerms: varchar('payment_terms', { length: 500 }).notNull().default(''),
    terms: varchar('terms', { length: 2000 }).notNull().default(''),
    note: varchar('note', { length: 500 }).notNull().default(''),
    depositBp: integer('deposit_bp').notNull().default(0),
    /** What of the deposit is kept where the rest is never paid. */
    depositForfeitBp: integer('deposit_forfeit_bp').notNull().default(0),
    taxMode: varchar('tax_mode', { length: 10, enum: ['included', 'excluded'] })
      .notNull()
      .default('included'),
    leadDays: smallint('lead_days'),
    /** How long an offer holds from the day it is sent. */
    validDays: smallint('valid_days').notNull(),
    /** Null: named for each offer. */
    freightAmount: amountColumn('freight_amount'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('quotation_answer_templates_name').on(table.storeId, table.name).nullsNotDistinct(),
    check('quotation_answer_templates_deposit', sql`${table.depositBp} between 0 and 10000`),
    check(
      'quotation_answer_templates_forfeit',
      sql`${table.depositForfeitBp} between 0 and 10000 and (${table.depositForfeitBp} = 0 or ${table.depositBp} > 0)`,
    ),
    check('quotation_answer_templates_valid', sql`${table.validDays} between 1 and 366`),
    check('quotation_answer_templates_freight', sql`${table.freightAmount} >= 0`),
  ],
);
