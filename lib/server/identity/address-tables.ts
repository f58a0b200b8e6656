import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, foreignId, idColumn, updatedAt } from '../db/columns.ts';
import { users } from './tables.ts';

/** Where somebody has things sent. Documents copy an address, so that it may change or go at any time. */
export const addresses = pgTable(
  'addresses',
  {
    id: idColumn(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiver: varchar('receiver', { length: 30 }).notNull(),
    mobile: varchar('mobile', { length: 11 }).notNull(),
    /** Codes of GB/T 2260, and the names they had when the address was saved: districts are merged and renamed. */
    provinceId: integer('province_id').notNull(),
    cityId: integer('city_id').notNull(),
    areaId: integer('area_id').notNull(),
    provinceName: varchar('province_name', { length: 50 }).notNull(),
    cityName: varchar('city_name', { length: 50 }).notNull(),
    areaName: varchar('area_name', { length: 50 }).notNull(),
    address: varchar('address', { length: 200 }).notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('addresses_user').on(table.userId),
    uniqueIndex('addresses_one_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
);
