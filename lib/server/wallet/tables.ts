import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { checkParts, checkStatuses } from '#lib/contract/wallet/desk-ledger.ts';
import { createdAt, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { adjustmentStatuses } from './adjustment-states.ts';
import type { LedgerFault } from './ledger-fault.ts';

export const units = ['CNY', 'PT'] as const;
export type Unit = (typeof units)[number];

const unitColumn = () => varchar('unit', { length: 3, enum: units }).notNull();

/** Accounts of the ledger (docs/domain/wallet.md 2). An account that never moved has no row and stands at zero. */
export const walletAccounts = pgTable(
  'wallet_accounts',
  {
    /** `user_balance:{userId}`, `points:{userId}`, `order_escrow`, … */
    id: varchar('id', { length: 60 }).primaryKey(),
    kind: varchar('kind', { length: 40 }).notNull(),
    ownerType: varchar('owner_type', { length: 20, enum: ['user', 'store', 'platform'] }).notNull(),
    ownerId: foreignId('owner_id'),
    unit: unitColumn(),
    /** In fen, or in points. */
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
    /** Null: may go below zero. */
    minBalance: bigint('min_balance', { mode: 'number' }),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('wallet_accounts_owner').on(table.ownerType, table.ownerId),
    check('wallet_accounts_floor', sql`${table.minBalance} is null or ${table.balance} >= ${table.minBalance}`),
  ],
);

/** One event that moved something: append-only, its entries sum to zero per unit. */
export const walletJournals = pgTable(
  'wallet_journals',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    type: varchar('type', { length: 40 }).notNull(),
    /** The document that caused it, by its number. */
    refType: varchar('ref_type', { length: 40 }).notNull(),
    refNo: varchar('ref_no', { length: 40 }).notNull(),
    /** What is posted once only. */
    idem: varchar('idem', { length: 120 }).notNull(),
    /** Key of the `ledger` messages: the memo is read in the reader's language. */
    memoKey: varchar('memo_key', { length: 60 }).notNull(),
    memoArgs: jsonb('memo_args').$type<Record<string, string | number>>().notNull().default({}),
    actorType: varchar('actor_type', { length: 20 }).notNull(),
    actorId: foreignId('actor_id'),
    occurredAt: instant('occurred_at').notNull(),
  },
  (table) => [
    uniqueIndex('wallet_journals_no').on(table.no),
    uniqueIndex('wallet_journals_idem').on(table.idem),
    index('wallet_journals_ref').on(table.refType, table.refNo),
  ],
);

/** What one journal did to one account: append-only. Positive credits, negative debits. */
export const walletEntries = pgTable(
  'wallet_entries',
  {
    id: idColumn(),
    journalId: foreignId('journal_id')
      .notNull()
      .references(() => walletJournals.id),
    accountId: varchar('account_id', { length: 60 })
      .notNull()
      .references(() => walletAccounts.id),
    unit: unitColumn(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('wallet_entries_account').on(table.accountId, table.id),
    index('wallet_entries_day').on(table.accountId, table.createdAt),
    index('wallet_entries_time').on(table.createdAt),
    uniqueIndex('wallet_entries_once').on(table.journalId, table.accountId),
    check('wallet_entries_amount', sql`${table.amount} <> 0`),
  ],
);

/** Money or points set aside: open until they are taken or given back, each once. */
export const walletHolds = pgTable(
  'wallet_holds',
  {
    id: idColumn(),
    userId: foreignId('user_id').notNull(),
    unit: unitColumn(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    status: varchar('status', { length: 20, enum: ['open', 'captured', 'released'] })
      .notNull()
      .default('open'),
    refType: varchar('ref_type', { length: 40 }).notNull(),
    refNo: varchar('ref_no', { length: 40 }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('wallet_holds_ref').on(table.refType, table.refNo, table.unit),
    index('wallet_holds_user').on(table.userId, table.status),
    check('wallet_holds_amount', sql`${table.amount} > 0`),
  ],
);

/**
 * A manual correction that two persons make: one proposes with a paper, another one decides (docs/domain/wallet.md 6,
 * P15).
 */
export const walletAdjustments = pgTable(
  'wallet_adjustments',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    /** Whose balance or points. */
    userId: foreignId('user_id').notNull(),
    unit: unitColumn(),
    /** Positive gives, negative takes. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    reason: varchar('reason', { length: 200 }).notNull(),
    /** The paper that says why. */
    fileId: foreignId('file_id').notNull(),
    status: varchar('status', { length: 20, enum: adjustmentStatuses }).notNull().default('pending'),
    proposedBy: foreignId('proposed_by').notNull(),
    decidedBy: foreignId('decided_by'),
    decideReason: varchar('decide_reason', { length: 200 }),
    decidedAt: instant('decided_at'),
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('wallet_adjustments_no').on(table.no),
    index('wallet_adjustments_status').on(table.status, table.id),
    check('wallet_adjustments_amount', sql`${table.amount} <> 0`),
    check('wallet_adjustments_two', sql`${table.decidedBy} is null or ${table.decidedBy} <> ${table.proposedBy}`),
  ],
);

/** What the nightly look through the ledger found. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    id: idColumn(),
    status: varchar('status', { length: 10, enum: checkStatuses }).notNull().default('done'),
    /** Who asked for it; null: the night's. */
    startedBy: foreignId('started_by'),
    /** Null: of the time when nobody could ask for one. */
    startedAt: instant('started_at'),
    /** What is being looked at. */
    part: varchar('part', { length: 10, enum: checkParts }),
    /** The last sign of life of who checks. */
    beatAt: instant('beat_at'),
    /** When it ended; until then when it began. */
    checkedAt: instant('checked_at').notNull(),
    faultCount: integer('fault_count').notNull(),
    /** The first of them. */
    faults: jsonb('faults').$type<LedgerFault[]>().notNull(),
  },
  (table) => [
    index('ledger_checks_time').on(table.checkedAt),
    /** One at a time, in all processes. */
    uniqueIndex('ledger_checks_open').on(sql`(true)`).where(sql`${table.status} in ('waiting', 'running')`),
  ],
);
