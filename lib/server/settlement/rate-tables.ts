import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { feeKinds, feeScopes } from '#lib/contract/orders/fees.ts';
import { amountColumn, createdAt, foreignId, idColumn, instant } from '../db/columns.ts';
import { users } from '../identity/tables.ts';

/**
 * What the platform takes of sales (docs/domain/settlement.md 2). A rate is never changed: the next one of the same scope
 * and kind takes its place from its date on, so that the rows are the history.
 */
export const commissionRates = pgTable(
  'commission_rates',
  {
    id: idColumn(),
    scope: varchar('scope', { length: 10, enum: feeScopes }).notNull(),
    /** Of the product, the category or the store; zero for the default. */
    scopeId: foreignId('scope_id').notNull().default(0),
    kind: varchar('kind', { length: 10, enum: feeKinds }).notNull(),
    /** Null: from then on this scope has no rate of its own. */
    bp: integer('bp'),
    /** Of each line. */
    minAmount: amountColumn('min_amount').notNull().default(0),
    /** Null: no limit. */
    maxAmount: amountColumn('max_amount'),
    validFrom: instant('valid_from').notNull(),
    reason: varchar('reason', { length: 200 }).notNull().default(''),
    /** Null: came with the shop. */
    changedBy: foreignId('changed_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('commission_rates_once').on(table.scope, table.scopeId, table.kind, table.validFrom),
    index('commission_rates_valid').on(table.validFrom, table.id),
    check('commission_rates_scope', sql`(${table.scope} = 'default') = (${table.scopeId} = 0)`),
    check('commission_rates_bp', sql`${table.bp} between 0 and 10000`),
    check(
      'commission_rates_limits',
      sql`${table.minAmount} >= 0 and coalesce(${table.maxAmount}, ${table.minAmount}) >= ${table.minAmount}`,
    ),
  ],
);
