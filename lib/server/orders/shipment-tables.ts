import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, foreignId, idColumn, instant } from '../db/columns.ts';
import { orders } from './tables.ts';

export const shipments = pgTable(
  'shipments',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    orderId: foreignId('order_id')
      .notNull()
      .references(() => orders.id),
    carrierCode: varchar('carrier_code', { length: 20 }).notNull(),
    carrierName: varchar('carrier_name', { length: 50 }).notNull(),
    trackingNo: varchar('tracking_no', { length: 40 }).notNull(),
    status: varchar('status', {
      length: 12,
      enum: ['created', 'shipped', 'in_transit', 'delivered', 'exception', 'cancelled'],
    })
      .notNull()
      .default('shipped'),
    lines: jsonb('lines').$type<{ lineId: number; qty: number }[]>().notNull(),
    shippedBy: foreignId('shipped_by'),
    shippedAt: instant('shipped_at'),
    deliveredAt: instant('delivered_at'),
    /** The number under which a service follows it; another one than its own: it has been corrected since. */
    followedNo: varchar('followed_no', { length: 40 }),
    /** When the service is asked next, where it did not answer. */
    followAt: instant('follow_at'),
    /** What it answered in place of following. */
    followError: varchar('follow_error', { length: 200 }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('shipments_no').on(table.no),
    index('shipments_order').on(table.orderId),
    index('shipments_left').on(table.shippedAt).where(sql`${table.status} = 'shipped'`),
    index('shipments_tracking').on(sql`upper(${table.trackingNo})`),
  ],
);

export const shipmentEvents = pgTable(
  'shipment_events',
  {
    id: idColumn(),
    shipmentId: foreignId('shipment_id')
      .notNull()
      .references(() => shipments.id),
    status: varchar('status', { length: 12 }).notNull(),
    text: varchar('text', { length: 200 }).notNull().default(''),
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [index('shipment_events_shipment').on(table.shipmentId, table.id)],
);
