import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  caseCloseReasons,
  caseFaults,
  casePolicies,
  caseStatuses,
  caseTypes,
} from '#lib/contract/aftersales/member-records.ts';
import { fulfilments } from '#lib/contract/catalogue/shop-records.ts';
import { amountColumn, createdAt, foreignId, idColumn, instant, textsColumn, updatedAt } from '../db/columns.ts';
import type { HeldFile } from '../files/index.ts';
import { users } from '../identity/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { stores } from '../store/tables.ts';
import type { CaseParcel, CaseReplacement, ReturnAddress } from './snapshots.ts';

/** When somebody has to have acted; what waits for nobody comes last. It is never null, so lists are ordered by it. */
export const dueOf = ({ dueAt }: { dueAt: AnyPgColumn }) =>
  sql`coalesce(${dueAt}, '9999-12-31 00:00:00+00'::timestamptz)`;

const heldFiles = (name: string) => jsonb(name).$type<HeldFile[]>().notNull().default([]);

/** Why somebody wants something, as data (docs/domain/aftersales.md 5). Cases keep the one they were opened with. */
export const aftersaleReasons = pgTable(
  'aftersale_reasons',
  {
    id: idColumn(),
    texts: textsColumn('texts').notNull(),
    types: varchar('types', { length: 20, enum: caseTypes }).array().notNull(),
    fault: varchar('fault', { length: 10, enum: caseFaults }).notNull(),
    needsEvidence: boolean('needs_evidence').notNull().default(false),
    /** The one of returns that need none; there is one, and it stays. */
    isNoReason: boolean('is_no_reason').notNull().default(false),
    sort: integer('sort').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('aftersale_reasons_no_reason').on(table.isNoReason).where(sql`${table.isNoReason}`)],
);

/** What customers read of the policy beside the form, as data (docs/domain/aftersales.md 5). */
export const aftersalePolicies = pgTable(
  'aftersale_policies',
  {
    id: idColumn(),
    key: varchar('key', { length: 20, enum: casePolicies }).notNull(),
    /** `{days}` stands for the days of the settings; empty: nothing is said. */
    texts: textsColumn('texts').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('aftersale_policies_key').on(table.key)],
);

/** After-sales cases. What is asked for, what was answered, and how far it is (docs/domain/aftersales.md 1). */
export const aftersales = pgTable(
  'aftersales',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    orderId: foreignId('order_id')
      .notNull()
      .references(() => orders.id),
    orderNo: varchar('order_no', { length: 20 }).notNull(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id),
    /** Who answers it; null: the platform. */
    storeId: foreignId('store_id').references(() => stores.id),
    type: varchar('type', { length: 20, enum: caseTypes }).notNull(),
    fulfilment: varchar('fulfilment', { length: 10, enum: fulfilments }).notNull(),
    status: varchar('status', { length: 20, enum: caseStatuses }).notNull().default('applied'),
    isOpen: boolean('is_open').notNull().generatedAlwaysAs(sql`status not in ('completed', 'cancelled')`),
    reasonId: foreignId('reason_id')
      .notNull()
      .references(() => aftersaleReasons.id),
    fault: varchar('fault', { length: 10, enum: caseFaults }).notNull(),
    /** Within the days in which no reason is needed. */
    isNoReason: boolean('is_no_reason').notNull().default(false),
    isReceived: boolean('is_received').notNull().default(true),
    description: varchar('description', { length: 1000 }).notNull().default(''),
    phone: varchar('contact_phone', { length: 20 }).notNull(),
    evidence: heldFiles('evidence'),
    /** What it is worth at most, as it was opened; the parts of it. */
    goodsAmount: amountColumn('goods_amount').notNull().default(0),
    freightAmount: amountColumn('freight_amount').notNull().default(0),
    requestedAmount: amountColumn('requested_amount').notNull().default(0),
    approvedAmount: amountColumn('approved_amount'),
    /** What the seller offers, until the customer has answered. */
    proposedAmount: amountColumn('proposed_amount'),
    proposalReason: varchar('proposal_reason', { length: 500 }).notNull().default(''),
    /** Proposals so far. */
    rounds: smallint('rounds').notNull().default(0),
    /** When the seller first answered. */
    answeredAt: instant('answered_at'),
    returnAddress: jsonb('return_address_snapshot').$type<ReturnAddress>(),
    returnPayer: varchar('return_payer', { length: 10, enum: ['buyer', 'store'] }),
    returnParcels: jsonb('return_parcels').$type<CaseParcel[]>().notNull().default([]),
    receivedAt: instant('received_at'),
    receivedNote: varchar('received_note', { length: 500 }).notNull().default(''),
    replacement: jsonb('replacement').$type<CaseReplacement>(),
    refusalReason: varchar('refusal_reason', { length: 500 }).notNull().default(''),
    refusalStage: varchar('refusal_stage', { length: 10, enum: ['review', 'receive'] }),
    refusalFiles: heldFiles('refusal_files'),
    /** A rejected request can be submitted again once. */
    isResubmitted: boolean('is_resubmitted').notNull().default(false),
    isDisputed: boolean('is_disputed').notNull().default(false),
    disputeReason: varchar('dispute_reason', { length: 500 }).notNull().default(''),
    disputeFiles: heldFiles('dispute_files'),
    decisionNote: varchar('decision_note', { length: 500 }).notNull().default(''),
    /** By when whoever has to act acts; what happens then says `endingOf`. */
    dueAt: instant('due_at'),
    remindedAt: instant('reminded_at'),
    /** What lists are searched by: numbers and names in both languages. */
    searchText: text('search_text').notNull().default(''),
    closedAt: instant('closed_at'),
    closeReason: varchar('close_reason', { length: 20, enum: caseCloseReasons }),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('aftersales_no').on(table.no),
    index('aftersales_order').on(table.orderId),
    index('aftersales_user').on(table.userId, table.id),
    index('aftersales_user_open').on(table.userId, table.id).where(sql`${table.isOpen}`),
    index('aftersales_store').on(table.storeId, table.id),
    index('aftersales_store_open').on(table.storeId, dueOf(table), table.id).where(sql`${table.isOpen}`),
    index('aftersales_open').on(dueOf(table), table.id).where(sql`${table.isOpen}`),
    // Whatever is counted of open cases is counted from this alone.
    index('aftersales_work').on(table.storeId, table.status, table.proposedAmount).where(sql`${table.isOpen}`),
    index('aftersales_status').on(table.status, dueOf(table), table.id),
    index('aftersales_created').on(table.createdAt, table.id),
    index('aftersales_search').using('gin', table.searchText.op('gin_trgm_ops')),
    check(
      'aftersales_amounts',
      sql`${table.requestedAmount} between 0 and ${table.goodsAmount} + ${table.freightAmount}
        and coalesce(${table.approvedAmount}, 0) between 0 and ${table.goodsAmount} + ${table.freightAmount}
        and coalesce(${table.proposedAmount}, 0) between 0 and ${table.requestedAmount}`,
    ),
    check('aftersales_closed', sql`(${table.isOpen}) = (${table.closedAt} is null)`),
    check('aftersales_rounds', sql`${table.rounds} between 0 and 3`),
  ],
);

/** Pieces of a line that a case is about. A line is in one open case at most, which the index settles. */
export const aftersaleLines = pgTable(
  'aftersale_lines',
  {
    id: idColumn(),
    aftersaleId: foreignId('aftersale_id')
      .notNull()
      .references(() => aftersales.id),
    orderLineId: foreignId('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    productId: foreignId('product_id'),
    name: textsColumn('name').notNull(),
    qty: integer('qty').notNull(),
    /** What these pieces are worth at most, freight left out. */
    goodsAmount: amountColumn('goods_amount').notNull().default(0),
    /** What came back, and what of it can be sold again; null until somebody has looked. */
    receivedQty: integer('received_qty'),
    resellableQty: integer('resellable_qty'),
    /** The version it is exchanged for; null: the same again. */
    exchangeVariantId: foreignId('exchange_variant_id'),
    exchangeText: textsColumn('exchange_text'),
    isOpen: boolean('is_open').notNull().default(true),
    /** Counted at the line as being in a case. */
    isHeld: boolean('is_held').notNull().default(true),
  },
  (table) => [
    index('aftersale_lines_case').on(table.aftersaleId),
    index('aftersale_lines_product').on(table.productId, table.aftersaleId),
    uniqueIndex('aftersale_lines_open').on(table.orderLineId).where(sql`${table.isOpen}`),
    check('aftersale_lines_qty', sql`${table.qty} >= 1`),
    check(
      'aftersale_lines_received',
      sql`coalesce(${table.receivedQty}, 0) between 0 and ${table.qty} and coalesce(${table.resellableQty}, 0) between 0 and coalesce(${table.receivedQty}, 0)`,
    ),
  ],
);

/** What was written in a case. The customer never sees internal notes. */
export const aftersaleMessages = pgTable(
  'aftersale_messages',
  {
    id: idColumn(),
    aftersaleId: foreignId('aftersale_id')
      .notNull()
      .references(() => aftersales.id),
    side: varchar('side', { length: 8, enum: ['customer', 'store', 'platform'] }).notNull(),
    authorId: foreignId('author_id')
      .notNull()
      .references(() => users.id),
    isInternal: boolean('is_internal').notNull().default(false),
    /** The seller or the platform asks for evidence. */
    isRequest: boolean('is_request').notNull().default(false),
    text: text('text').notNull(),
    files: heldFiles('files'),
    createdAt: createdAt(),
  },
  (table) => [
    index('aftersale_messages_case').on(table.aftersaleId, table.id),
    check('aftersale_messages_internal', sql`not (${table.isInternal} and ${table.side} = 'customer')`),
  ],
);

/** What a store has decided about its cases once for all. */
export const aftersaleStores = pgTable(
  'aftersale_stores',
  {
    storeId: foreignId('store_id')
      .primaryKey()
      .references(() => stores.id),
    /** Refunds up to this may be approved many at once. */
    smallRefundAmount: amountColumn('small_refund_amount').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [check('aftersale_stores_small', sql`${table.smallRefundAmount} >= 0`)],
);
