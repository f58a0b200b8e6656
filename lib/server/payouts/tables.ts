import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import {
  payeeChannels,
  type RiskSign,
  withdrawalChannels,
  withdrawalOwners,
  withdrawalStatuses,
} from '#lib/contract/payouts/records.ts';
import { transferFaults } from '#lib/contract/payouts/transfer-faults.ts';
import { amountColumn, createdAt, currencyColumn, foreignId, idColumn, instant, updatedAt } from '../db/columns.ts';
import { users } from '../identity/tables.ts';

const ownerColumns = () => ({
  ownerType: varchar('owner_type', { length: 10, enum: withdrawalOwners }).notNull(),
  ownerId: foreignId('owner_id').notNull(),
});

/**
 * Accounts outside that money may be sent to. Name and number are encrypted with the shop's key: the table and its backups
 * tell neither. One is never changed: another one is added, and has to cool down.
 */
export const payeeAccounts = pgTable(
  'payee_accounts',
  {
    id: idColumn(),
    ...ownerColumns(),
    channel: varchar('channel', { length: 10, enum: payeeChannels }).notNull(),
    encryptedHolder: varchar('sealed_holder', { length: 400 }).notNull(),
    encryptedAccount: varchar('sealed_account', { length: 400 }).notNull(),
    /** What the owner knows it by. */
    maskedAccount: varchar('masked_account', { length: 60 }).notNull(),
    /** Keyed hash of the number: finds who else is paid to the same account without telling which it is. */
    accountHash: varchar('account_hash', { length: 64 }).notNull(),
    /** Empty for other than bank accounts. */
    bank: varchar('bank', { length: 60 }).notNull().default(''),
    branch: varchar('branch', { length: 100 }).notNull().default(''),
    /** Nothing is paid to it before. */
    readyAt: instant('ready_at').notNull(),
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('payee_accounts_owner').on(table.ownerType, table.ownerId),
    index('payee_accounts_hash').on(table.accountHash),
    uniqueIndex('payee_accounts_once')
      .on(table.ownerType, table.ownerId, table.channel, table.accountHash)
      .where(sql`${table.removedAt} is null`),
    check('payee_accounts_bank', sql`(${table.channel} = 'bank') = (${table.bank} <> '')`),
  ],
);

/** Money on its way out of the ledger (docs/domain/payouts.md 3). */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    ...ownerColumns(),
    /** Who asked for it. */
    appliedBy: foreignId('applied_by')
      .notNull()
      .references(() => users.id),
    appliedIp: varchar('applied_ip', { length: 64 }).notNull(),
    currency: currencyColumn(),
    amount: amountColumn('amount').notNull(),
    /** Parts of the amount. */
    feeAmount: amountColumn('fee_amount').notNull(),
    taxAmount: amountColumn('tax_amount').notNull(),
    netAmount: amountColumn('net_amount').notNull(),
    channel: varchar('channel', { length: 10, enum: withdrawalChannels }).notNull(),
    /** As the account was when it was asked for: encrypted like there. Null where the money stays in the shop. */
    encryptedHolder: varchar('sealed_holder', { length: 600 }),
    encryptedAccount: varchar('sealed_account', { length: 400 }),
    maskedAccount: varchar('masked_account', { length: 60 }).notNull().default(''),
    /** As of payee accounts; empty of those that were asked for before it was kept. */
    accountHash: varchar('account_hash', { length: 64 }).notNull().default(''),
    bank: varchar('bank', { length: 60 }).notNull().default(''),
    branch: varchar('branch', { length: 100 }).notNull().default(''),
    status: varchar('status', { length: 10, enum: withdrawalStatuses }).notNull().default('pending'),
    riskSigns: jsonb('risk_signs').$type<RiskSign[]>().notNull().default([]),
    reviewedBy: foreignId('reviewed_by'),
    reviewedAt: instant('reviewed_at'),
    secondReviewedBy: foreignId('second_reviewed_by'),
    /** Why it was rejected, failed or came back; read by its owner. */
    reason: varchar('reason', { length: 200 }).notNull().default(''),
    /** Why a provider has not paid, or has sent it back: in place of the reason, in the words of each reader. */
    fault: varchar('fault', { length: 20, enum: transferFaults }),
    /** Who pays, or has paid. */
    paidBy: foreignId('paid_by'),
    /** Stays when it bounces. */
    paidAt: instant('paid_at'),
    bouncedAt: instant('bounced_at'),
    /** What the transfer can be found by. */
    reference: varchar('reference', { length: 64 }).notNull().default(''),
    /** The reference as it is compared: a transfer pays one withdrawal. Null where a provider keeps its own numbers. */
    referenceKey: varchar('reference_key', { length: 64 }),
    voucherFileId: foreignId('voucher_file_id'),
    /** What came back of an owner who is gone, and is paid again by this one (docs/domain/payouts.md 10). */
    followsId: foreignId('follows_id').references((): AnyPgColumn => withdrawals.id),
    /** Where the owner who is gone says which other account it may go to. */
    evidenceFileId: foreignId('evidence_file_id'),
    attempts: integer('attempts').notNull().default(0),
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('withdrawals_no').on(table.no),
    index('withdrawals_owner').on(table.ownerType, table.ownerId, table.id),
    index('withdrawals_status').on(table.status, table.id),
    index('withdrawals_account_hash').on(table.accountHash),
    uniqueIndex('withdrawals_reference').on(table.channel, table.referenceKey),
    /** What came back is paid again once; once more when that was rejected. */
    uniqueIndex('withdrawals_follows').on(table.followsId).where(sql`${table.status} <> 'rejected'`),
    check(
      'withdrawals_sum',
      sql`${table.netAmount} = ${table.amount} - ${table.feeAmount} - ${table.taxAmount}
        and ${table.netAmount} > 0 and ${table.feeAmount} >= 0 and ${table.taxAmount} >= 0`,
    ),
    check(
      'withdrawals_payee',
      sql`(${table.channel} = 'balance') = (${table.encryptedAccount} is null)
        and (${table.channel} = 'balance') = (${table.encryptedHolder} is null)`,
    ),
    check(
      'withdrawals_paid',
      sql`(${table.status} = 'paid') = (${table.paidAt} is not null and ${table.bouncedAt} is null)
        and (${table.bouncedAt} is null or ${table.status} = 'returned' and ${table.paidAt} is not null)`,
    ),
    /** Who reviews does not pay, the second is another than the first, and nobody decides about their own. */
    check('withdrawals_persons', sql`${table.reviewedBy} is distinct from ${table.paidBy} or ${table.paidBy} is null`),
    check(
      'withdrawals_second',
      sql`${table.secondReviewedBy} is null
        or ${table.secondReviewedBy} <> ${table.reviewedBy} and ${table.secondReviewedBy} is distinct from ${table.paidBy}`,
    ),
    check(
      'withdrawals_own',
      sql`${table.ownerType} <> 'user' or ${table.ownerId} <> all(array_remove(
        array[${table.reviewedBy}, ${table.secondReviewedBy}, ${table.paidBy}], null))`,
    ),
  ],
);
