import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, currencyColumn, foreignId, idColumn, updatedAt } from '../db/columns.ts';
import { users } from '../identity/tables.ts';

/** What is paid together (docs/domain/orders.md 1). What is paid says the sum over its orders. */
export const checkoutGroups = pgTable(
  'checkout_groups',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id),
    currency: currencyColumn(),
    /** A keyed hash of the network it came from, for a day. */
    network: varchar('network', { length: 22 }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('checkout_groups_no').on(table.no),
    index('checkout_groups_user').on(table.userId, table.id),
    index('checkout_groups_network').on(table.network, table.createdAt).where(sql`${table.network} is not null`),
  ],
);
