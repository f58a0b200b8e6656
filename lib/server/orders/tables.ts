import { type BuildExtraConfigColumns, sql } from 'drizzle-orm';
import {
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
import { fulfilments } from '#lib/contract/catalogue/shop-records.ts';
import type { SpecSnapshot } from '#lib/contract/catalogue/specification.ts';
import { requestFaults } from '#lib/contract/invoices/obstacles.ts';
import { closeReasons, fulfilmentStates, orderStatuses, paymentStates } from '#lib/contract/orders/member-orders.ts';
import {
  amountColumn,
  createdAt,
  currencyColumn,
  foreignId,
  idColumn,
  instant,
  textsColumn,
  unitPriceColumn,
  updatedAt,
} from '../db/columns.ts';
import { users } from '../identity/tables.ts';
import { stores } from '../store/tables.ts';
import { checkoutGroups } from './group-tables.ts';
import type { AddressSnapshot, InvoiceRequestSnapshot } from './placing/snapshots.ts';
import type { FeeTerms } from './pricing/fees.ts';

/** What the buyer says in words; whoever takes it, keeps it or hands it on takes the names from here (`BuyerTexts`). */
export const buyerTextColumns = {
  note: varchar('buyer_note', { length: 500 }).notNull().default(''),
  serviceTime: varchar('service_time_wish', { length: 100 }).notNull().default(''),
};

const orderColumns = {
  id: idColumn(),
  no: varchar('no', { length: 20 }).notNull(),
  groupId: foreignId('group_id')
    .notNull()
    .references(() => checkoutGroups.id),
  userId: foreignId('user_id')
    .notNull()
    .references(() => users.id),
  /** Null until a store has accepted, and for ever where the platform does it itself. */
  storeId: foreignId('store_id').references(() => stores.id),
  /** The store whose offer this is: it alone is asked. */
  fixedStoreId: foreignId('fixed_store_id').references(() => stores.id),
  /** Whose order it is: who accepted it, and before it is paid the store whose offer it is. A column, so that counts read indexes alone. */
  sellerId: foreignId('seller_id').generatedAlwaysAs(
    sql`coalesce(store_id, case when paid_at is null then fixed_store_id end)`,
  ),
  source: varchar('source', { length: 10, enum: ['cart', 'buy_now', 'quote'] }).notNull(),
  quotationNo: varchar('quotation_no', { length: 20 }),
  quoteVersionId: foreignId('quote_version_id'),
  fulfilment: varchar('fulfilment', { length: 10, enum: fulfilments }).notNull(),
  status: varchar('status', { length: 20, enum: orderStatuses }).notNull().default('pending_payment'),
  paymentStatus: varchar('payment_status', { length: 20, enum: paymentStates }).notNull().default('unpaid'),
  fulfilmentStatus: varchar('fulfilment_status', { length: 20, enum: fulfilmentStates })
    .notNull()
    .default('unfulfilled'),
  aftersaleStatus: varchar('aftersale_status', { length: 10, enum: ['none', 'open', 'done'] })
    .notNull()
    .default('none'),
  settlementStatus: varchar('settlement_status', { length: 10, enum: ['none', 'pending', 'settled', 'reversed'] })
    .notNull()
    .default('none'),
  currency: currencyColumn(),
  goodsAmount: amountColumn('goods_amount').notNull(),
  freightAmount: amountColumn('freight_amount').notNull().default(0),
  /** Signed: what a seller or an operator put on top, or took off. */
  adjustAmount: amountColumn('adjust_amount').notNull().default(0),
  /** What the used points are worth. */
  pointsAmount: amountColumn('points_amount').notNull().default(0),
  payableAmount: amountColumn('payable_amount').notNull(),
  paidAmount: amountColumn('paid_amount').notNull().default(0),
  refundedAmount: amountColumn('refunded_amount').notNull().default(0),
  /** What was handed out when it was completed; what is taken back of it since then says `order_reclaims`. */
  settledAmount: amountColumn('settled_amount').notNull().default(0),
  /** What of that was paid for goods, without freight. Null: not completed, or at a time when nobody wrote it down. */
  settledGoodsAmount: amountColumn('settled_goods_amount'),
  /** What has to be paid before anybody begins; zero: everything. */
  depositDueAmount: amountColumn('deposit_due_amount').notNull().default(0),
  /** How much of the deposit the offer lets the seller keep where the rest is never paid. */
  depositForfeitBp: integer('deposit_forfeit_bp').notNull().default(0),
  /** What the seller kept of it: it is paid, goes back to nobody, and lies with the shop no longer. */
  forfeitedAmount: amountColumn('forfeited_amount').notNull().default(0),
  pointsUsed: integer('points_used').notNull().default(0),
  pointsToEarn: integer('points_to_earn').notNull().default(0),
  /** The platform's share of the sale, for lines that name no fees of their own. */
  commissionBp: integer('commission_bp').notNull().default(0),
  address: jsonb('address_snapshot').$type<AddressSnapshot>(),
  ...buyerTextColumns,
  storeNote: varchar('store_note', { length: 500 }).notNull().default(''),
  operatorNote: varchar('operator_note', { length: 500 }).notNull().default(''),
  invoiceRequest: jsonb('invoice_wish').$type<InvoiceRequestSnapshot>(),
  /** When it is looked at whether that can be applied for by itself; null: not by itself, or decided. */
  invoiceDueAt: instant('invoice_due_at'),
  /** Why it could not. */
  invoiceFault: varchar('invoice_fault', { length: 20, enum: requestFaults }),
  /** What the list of orders is searched by: number, names and options in both languages. */
  searchText: text('search_text').notNull().default(''),
  payDeadline: instant('pay_deadline').notNull(),
  /** What was paid first left a rest: it is due by then. */
  balanceDeadline: instant('balance_deadline'),
  autoConfirmAt: instant('auto_confirm_at'),
  aftersaleDeadline: instant('aftersale_deadline'),
  /** While an after-sale is open, the clocks stand still; since then. */
  frozenAt: instant('frozen_at'),
  receiptExtended: boolean('receipt_extended').notNull().default(false),
  appointmentStart: instant('appointment_start'),
  appointmentEnd: instant('appointment_end'),
  appointmentNote: varchar('appointment_note', { length: 200 }).notNull().default(''),
  proofNote: varchar('proof_note', { length: 500 }).notNull().default(''),
  proofFileIds: foreignId('proof_file_ids').array().notNull().default(sql`'{}'`),
  remindedAt: instant('reminded_at'),
  paidAt: instant('paid_at'),
  /** When it is to have left, by what its offer or its products say; null until it is paid, and where nothing says it. */
  shipBy: instant('ship_by'),
  acceptedAt: instant('accepted_at'),
  firstShippedAt: instant('first_shipped_at'),
  shippedAt: instant('shipped_at'),
  receivedAt: instant('received_at'),
  completedAt: instant('completed_at'),
  closedAt: instant('closed_at'),
  closeReason: varchar('close_reason', { length: 20, enum: closeReasons }),
  /** Set while the money of a paid order that was given up is on its way back. */
  closingReason: varchar('closing_reason', { length: 20, enum: closeReasons }),
  hiddenAt: instant('hidden_at'),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
};

type OrderTable = BuildExtraConfigColumns<'orders', typeof orderColumns, 'pg'>;

const customerIndexes = (table: OrderTable) => [
  uniqueIndex('orders_no').on(table.no),
  index('orders_group').on(table.groupId),
  index('orders_user').on(table.userId, table.id.desc()),
  /** The customer's list and its tabs, counted without reading an order. */
  index('orders_shown').on(table.userId, table.id.desc()).where(sql`${table.hiddenAt} is null`),
  index('orders_shown_status').on(table.userId, table.status, table.id.desc()).where(sql`${table.hiddenAt} is null`),
  index('orders_shown_aftersale')
    .on(table.userId, table.id.desc())
    .where(sql`${table.hiddenAt} is null and ${table.aftersaleStatus} <> 'none'`),
  index('orders_search').using('gin', table.searchText.op('gin_trgm_ops')),
];

/** Lists of stores. */
const storeIndexes = (table: OrderTable) => [
  index('orders_seller').on(table.sellerId, table.createdAt, table.id),
  index('orders_seller_payable').on(table.sellerId, table.payableAmount, table.id),
  index('orders_seller_status').on(table.sellerId, table.status, table.createdAt, table.id),
  index('orders_store_aftersale')
    .on(table.storeId, table.createdAt, table.id)
    .where(sql`${table.aftersaleStatus} <> 'none'`),
  index('orders_store_accepted')
    .on(table.storeId, sql`coalesce(${table.acceptedAt}, ${table.createdAt})`, table.id)
    .where(sql`${table.status} = 'processing'`),
  /** What is to be done, the most urgent first. */
  index('orders_store_ship_by')
    .on(table.storeId, sql`coalesce(${table.shipBy}, ${table.createdAt})`, table.id)
    .where(sql`${table.status} = 'processing'`),
  index('orders_ship_by')
    .on(sql`coalesce(${table.shipBy}, ${table.createdAt})`, table.id)
    .where(sql`${table.status} = 'processing'`),
  index('orders_store_status').on(table.storeId, table.status, table.id),
];

/** Lists of operators. A filter that has no index of its own leaves enough rows to find a page soon. */
const operatorIndexes = (table: OrderTable) => [
  index('orders_created').on(table.createdAt, table.id),
  index('orders_payable_amount').on(table.payableAmount, table.id),
  index('orders_status').on(table.status, table.createdAt, table.id),
  index('orders_payment_status')
    .on(table.paymentStatus, table.createdAt, table.id)
    .where(sql`${table.paymentStatus} <> 'paid'`),
  index('orders_fulfilment').on(table.fulfilment, table.createdAt, table.id),
  index('orders_own')
    .on(table.createdAt, table.id)
    .where(sql`${table.storeId} is null and ${table.acceptedAt} is not null`),
];

/** What an offer may become, and what is due. */
const dueIndexes = (table: OrderTable) => [
  /** An offer becomes one order, unless that one was closed. */
  uniqueIndex('orders_quote_version').on(table.quoteVersionId).where(sql`${table.status} <> 'closed'`),
  index('orders_pay_deadline').on(table.payDeadline).where(sql`${table.status} = 'pending_payment'`),
  index('orders_auto_confirm').on(table.autoConfirmAt).where(sql`${table.status} = 'shipped'`),
  index('orders_invoice_due')
    .on(table.invoiceDueAt)
    .where(sql`${table.invoiceDueAt} is not null and ${table.status} in ('received', 'completed')`),
  index('orders_aftersale_deadline').on(table.aftersaleDeadline).where(sql`${table.status} = 'received'`),
];

const orderChecks = (table: OrderTable) => [
  check(
    'orders_payable',
    sql`${table.payableAmount} = ${table.goodsAmount} + ${table.freightAmount} + ${table.adjustAmount} - ${table.pointsAmount} and ${table.payableAmount} >= 0`,
  ),
  check('orders_paid', sql`${table.paidAmount} between 0 and ${table.payableAmount}`),
  check('orders_refunded', sql`${table.refundedAmount} between 0 and ${table.paidAmount}`),
  check(
    'orders_forfeited',
    sql`${table.forfeitedAmount} between 0 and ${table.paidAmount} - ${table.refundedAmount} and ${table.depositForfeitBp} between 0 and 10000`,
  ),
  check('orders_closed', sql`(${table.status} = 'closed') = (${table.closedAt} is not null)`),
];

/** Orders. Everything that decided them is copied into them (docs/domain/common.md 9). */
export const orders = pgTable('orders', orderColumns, (table) => [
  ...customerIndexes(table),
  ...storeIndexes(table),
  ...operatorIndexes(table),
  ...dueIndexes(table),
  ...orderChecks(table),
]);

export const orderLines = pgTable(
  'order_lines',
  {
    id: idColumn(),
    orderId: foreignId('order_id')
      .notNull()
      .references(() => orders.id),
    sort: smallint('sort').notNull(),
    productId: foreignId('product_id'),
    variantId: foreignId('variant_id'),
    slug: varchar('slug', { length: 120 }).notNull().default(''),
    name: textsColumn('name').notNull(),
    /** Path of the product's picture set at that time; see `describe-line`. */
    pictureFileId: foreignId('picture_file_id'),
    specText: textsColumn('spec_text').notNull(),
    specSnapshot: jsonb('spec_snapshot').$type<SpecSnapshot>(),
    unit: varchar('unit', { length: 64 }).notNull(),
    qty: integer('qty').notNull(),
    /** For one unit, as it was named or the closest to the amount (`lib/specification/unit-price.ts`). */
    unitPrice: unitPriceColumn('unit_price').notNull(),
    goodsAmount: amountColumn('goods_amount').notNull(),
    adjustAllocAmount: amountColumn('adjust_alloc_amount').notNull().default(0),
    pointsAllocAmount: amountColumn('points_alloc_amount').notNull().default(0),
    freightAllocAmount: amountColumn('freight_alloc_amount').notNull().default(0),
    /** Net of adjustment and points, without freight; what the line costs. */
    paidAmount: amountColumn('paid_amount').notNull(),
    /** The fees that were agreed with who sells it; null: sold before lines said so, at the rate of the order. */
    feeTerms: jsonb('fee_terms').$type<FeeTerms[]>(),
    /** What they come to since it was completed, of what has not gone back. */
    commissionAmount: amountColumn('commission_amount').notNull().default(0),
    shippedQty: integer('shipped_qty').notNull().default(0),
    /** Pieces refunded before they were sent: nobody sends them any more. */
    cancelledQty: integer('cancelled_qty').notNull().default(0),
    refundedQty: integer('refunded_qty').notNull().default(0),
    /** Pieces in open after-sales cases, as long as none of their money is on its way. */
    caseQty: integer('case_qty').notNull().default(0),
    /** Of the goods, and of the freight beside them: what has gone back or is on its way. */
    refundedAmount: amountColumn('refunded_amount').notNull().default(0),
    refundedFreightAmount: amountColumn('refunded_freight_amount').notNull().default(0),
    /** Pieces taken from the stock by paying; they go back when they are not needed. */
    isStocked: boolean('is_stocked').notNull().default(false),
  },
  (table) => [
    uniqueIndex('order_lines_order').on(table.orderId, table.sort),
    index('order_lines_picture').on(table.pictureFileId).where(sql`picture_file_id is not null`),
    check('order_lines_qty', sql`${table.qty} >= 1`),
    check('order_lines_sent', sql`${table.shippedQty} between 0 and ${table.qty} - ${table.cancelledQty}`),
    check(
      'order_lines_refunded_qty',
      sql`${table.refundedQty} between ${table.cancelledQty} and ${table.qty} and ${table.cancelledQty} >= 0`,
    ),
    check('order_lines_case_qty', sql`${table.caseQty} between 0 and ${table.qty} - ${table.refundedQty}`),
    check(
      'order_lines_paid',
      sql`${table.paidAmount} = ${table.goodsAmount} + ${table.adjustAllocAmount} - ${table.pointsAllocAmount} and ${table.paidAmount} >= 0`,
    ),
    check(
      'order_lines_refunded_amount',
      sql`${table.refundedAmount} between 0 and ${table.paidAmount} and ${table.refundedFreightAmount} between 0 and ${table.freightAllocAmount}`,
    ),
  ],
);
