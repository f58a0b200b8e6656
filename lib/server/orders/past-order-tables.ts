import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { pastOrderStates } from '#lib/contract/orders/past-orders.ts';
import { amountColumn, createdAt, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { users } from '../identity/tables.ts';
import { movingImports } from '../integrations/moving-tables.ts';

/** A line as the system before wrote it. */
export interface PastOrderLine {
  name: string;
  sku: string;
  /** May have decimals: some sell by weight. */
  qty: string;
  /** In the smallest unit of the order's currency; null where it is not said. */
  price: number | null;
  amount: number | null;
}

export interface PastOrderTexts {
  address: string;
  discountCode: string;
  shippingMethod: string;
  paymentMethod: string;
  note: string;
  tags: string;
}

/**
 * Orders of a system before this shop, as records to read (docs/domain/orders.md 13). Apart from `orders` on purpose: no statistics, books,
 * points, commissions or invoices count them. Amounts are in the smallest unit of the order's own currency.
 */
export const pastOrders = pgTable(
  'past_orders',
  {
    id: idColumn(),
    importId: foreignId('import_id')
      .notNull()
      .references(() => movingImports.id),
    source: varchar('source', { length: 24 }).notNull(),
    /** Which one it is in its system: by it the same one is found when it comes again. */
    key: varchar('key', { length: 200 }).notNull(),
    no: varchar('no', { length: 60 }).notNull(),
    /** Whose it is here; null until somebody has proven its address. */
    userId: foreignId('user_id').references(() => users.id),
    /** Its customer's id in the system before; '' where it is not said. */
    customerKey: varchar('customer_key', { length: 160 }).notNull().default(''),
    buyer: varchar('buyer', { length: 100 }).notNull().default(''),
    /** In lower case; '' for none. */
    email: varchar('email', { length: 120 }).notNull().default(''),
    /** Eleven digits; '' for none. */
    mobile: varchar('mobile', { length: 11 }).notNull().default(''),
    state: varchar('state', { length: 20, enum: pastOrderStates }).notNull(),
    stateText: varchar('state_text', { length: 120 }).notNull().default(''),
    orderedAt: instant('ordered_at'),
    cancelledAt: instant('cancelled_at'),
    currency: varchar('currency', { length: 3 }).notNull(),
    goodsAmount: amountColumn('goods_amount'),
    discountAmount: amountColumn('discount_amount'),
    shippingAmount: amountColumn('shipping_amount'),
    taxAmount: amountColumn('tax_amount'),
    totalAmount: amountColumn('total_amount'),
    refundedAmount: amountColumn('refunded_amount'),
    lines: jsonb('lines').$type<PastOrderLine[]>().notNull(),
    texts: jsonb('texts').$type<PastOrderTexts>().notNull(),
    searchText: text('search_text').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('past_orders_key').on(table.source, table.key),
    index('past_orders_import').on(table.importId),
    index('past_orders_user').on(table.userId, sql`coalesce(${table.orderedAt}, ${table.createdAt}) desc`, table.id),
    index('past_orders_ordered').on(sql`coalesce(${table.orderedAt}, ${table.createdAt})`, table.id),
    index('past_orders_email').on(table.email).where(sql`${table.userId} is null and ${table.email} <> ''`),
    index('past_orders_mobile').on(table.mobile).where(sql`${table.userId} is null and ${table.mobile} <> ''`),
    index('past_orders_customer')
      .on(table.source, table.customerKey)
      .where(sql`${table.userId} is null and ${table.customerKey} <> ''`),
    index('past_orders_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);
