import { bigint, index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { foreignId, updatedAt } from '../db/columns.ts';

/** Accounts of the ledger (product.md 2.1). An account that never moved has no row and stands at zero. */
export const walletAccounts = pgTable(
  'wallet_accounts',
  {
    /** `user_balance:{userId}`, `points:{userId}`, `order_escrow`, … */
    id: varchar('id', { length: 60 }).primaryKey(),
    kind: varchar('kind', { length: 40 }).notNull(),
    ownerType: varchar('owner_type', { length: 20, enum: ['user', 'store', 'platform'] }).notNull(),
    ownerId: foreignId('owner_id'),
    unit: varchar('unit', { length: 3, enum: ['CNY', 'PT'] }).notNull(),
    /** In fen, or in points. */
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
    /** Null: may go below zero. */
    minBalance: bigint('min_balance', { mode: 'number' }),
    updatedAt: updatedAt(),
  },
  (table) => [index('wallet_accounts_owner').on(table.ownerType, table.ownerId)],
);
