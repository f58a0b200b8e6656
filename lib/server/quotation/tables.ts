import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { fulfilments, productKinds } from '#lib/contract/catalogue/shop-records.ts';
import { type SpecSelection, type SpecSnapshot, specResults } from '#lib/contract/catalogue/specification.ts';
import { quotationStatuses } from '#lib/contract/quotation/member-records.ts';
import {
  amountColumn,
  createdAt,
  currencyColumn,
  foreignId,
  idColumn,
  instant,
  localeColumn,
  textsColumn,
  unitPriceColumn,
  updatedAt,
} from '../db/columns.ts';
import type { HeldFile } from '../files/index.ts';
import { users } from '../identity/tables.ts';
import { stores } from '../store/tables.ts';
import type { BreakdownLine, QuotationAddress } from './snapshots.ts';
import { versionStatuses } from './states.ts';

/** When the seller should have answered; what waits for nobody comes last. It is never null, so lists are ordered by it. */
export const dueOf = ({ answerDeadline }: { answerDeadline: AnyPgColumn }) =>
  sql`coalesce(${answerDeadline}, '9999-12-31 00:00:00+00'::timestamptz)`;

const heldFiles = (name = 'files') => jsonb(name).$type<HeldFile[]>().notNull().default([]);

/** Quotations, from the basket to the order (docs/domain/quotation.md 1). What is offered stands in the versions. */
export const quotations = pgTable(
  'quotations',
  {
    id: idColumn(),
    no: varchar('no', { length: 20 }).notNull(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id),
    /** Who answers it: the store that opened it first. Null while nobody has, and for ever where the platform does. */
    storeId: foreignId('store_id').references(() => stores.id),
    assigneeId: foreignId('assignee_id').references(() => users.id),
    /** The draft that products are put into. */
    isBasket: boolean('is_basket').notNull().default(false),
    status: varchar('status', { length: 12, enum: quotationStatuses }).notNull().default('draft'),
    currentVersionId: foreignId('current_version_id'),
    title: varchar('title', { length: 80 }).notNull().default(''),
    requirements: varchar('requirements', { length: 2000 }).notNull().default(''),
    needBy: date('need_by', { mode: 'string' }),
    address: jsonb('address_snapshot').$type<QuotationAddress>(),
    files: heldFiles(),
    /** The signed documents by which an operator confirmed an offer for the customer. */
    signedFiles: heldFiles('signed_files'),
    /** Counter-offers so far. */
    rounds: smallint('rounds').notNull().default(0),
    /** Until when the offer can be accepted; null while it is the seller's turn. */
    validUntil: instant('valid_until'),
    /** When the seller should have answered. */
    answerDeadline: instant('answer_deadline'),
    sellerRemindedAt: instant('seller_reminded_at'),
    buyerRemindedAt: instant('buyer_reminded_at'),
    /** The order it became last, kept when that was closed unpaid. */
    orderNo: varchar('order_no', { length: 20 }),
    /** The one it was copied from. */
    copiedFromId: foreignId('copied_from_id'),
    submittedAt: instant('submitted_at'),
    openedAt: instant('opened_at'),
    quotedAt: instant('quoted_at'),
    convertedAt: instant('converted_at'),
    closedAt: instant('closed_at'),
    closeReason: varchar('close_reason', { length: 200 }).notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('quotations_no').on(table.no),
    uniqueIndex('quotations_basket').on(table.userId).where(sql`${table.isBasket} and ${table.status} = 'draft'`),
    index('quotations_user').on(table.userId, table.id),
    index('quotations_store').on(table.storeId, table.status, table.id),
    index('quotations_pool')
      .on(table.submittedAt)
      .where(sql`${table.status} = 'submitted' and ${table.storeId} is null`),
    index('quotations_desk').on(table.status, table.id).where(sql`${table.storeId} is null`),
    index('quotations_store_newest').on(table.storeId, table.id),
    index('quotations_desk_newest').on(table.id).where(sql`${table.storeId} is null`),
    index('quotations_store_due').on(table.storeId, dueOf(table), table.id),
    index('quotations_desk_due').on(dueOf(table), table.id).where(sql`${table.storeId} is null`),
    index('quotations_valid_until').on(table.validUntil).where(sql`${table.status} = 'quoted'`),
    check('quotations_valid', sql`${table.status} <> 'quoted' or ${table.validUntil} is not null`),
    check('quotations_basket_is_draft', sql`not ${table.isBasket} or ${table.status} = 'draft'`),
    check('quotations_rounds', sql`${table.rounds} between 0 and 10`),
  ],
);

/** What one side put forward. Frozen once it is sent: a trigger refuses every change but that of its status. */
export const quotationVersions = pgTable(
  'quotation_versions',
  {
    id: idColumn(),
    quotationId: foreignId('quotation_id')
      .notNull()
      .references(() => quotations.id),
    n: integer('n').notNull(),
    author: varchar('author', { length: 6, enum: ['buyer', 'seller'] }).notNull(),
    authorId: foreignId('author_id').notNull(),
    status: varchar('status', { length: 10, enum: versionStatuses }).notNull().default('draft'),
    currency: currencyColumn(),
    goodsAmount: amountColumn('goods_amount').notNull().default(0),
    freightAmount: amountColumn('freight_amount').notNull().default(0),
    /** Zero or above; taken off. */
    discountAmount: amountColumn('discount_amount').notNull().default(0),
    totalAmount: amountColumn('total_amount').notNull().default(0),
    depositBp: integer('deposit_bp').notNull().default(0),
    /** How much of the deposit the seller keeps where the rest is never paid. */
    depositForfeitBp: integer('deposit_forfeit_bp').notNull().default(0),
    taxMode: varchar('tax_mode', { length: 10, enum: ['included', 'excluded'] })
      .notNull()
      .default('included'),
    leadDays: smallint('lead_days'),
    validUntil: instant('valid_until'),
    paymentTerms: varchar('payment_terms', { length: 500 }).notNull().default(''),
    terms: varchar('terms', { length: 2000 }).notNull().default(''),
    note: varchar('note', { length: 500 }).notNull().default(''),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('quotation_versions_n').on(table.quotationId, table.n),
    check(
      'quotation_versions_total',
      sql`${table.totalAmount} = ${table.goodsAmount} + ${table.freightAmount} - ${table.discountAmount} and ${table.totalAmount} >= 0`,
    ),
    check(
      'quotation_versions_parts',
      sql`${table.goodsAmount} >= 0 and ${table.freightAmount} >= 0 and ${table.discountAmount} >= 0`,
    ),
    check('quotation_versions_deposit', sql`${table.depositBp} between 0 and 10000`),
    check(
      'quotation_versions_forfeit',
      sql`${table.depositForfeitBp} between 0 and 10000 and (${table.depositForfeitBp} = 0 or ${table.depositBp} > 0)`,
    ),
    check('quotation_versions_sent', sql`(${table.status} = 'draft') = (${table.sentAt} is null)`),
  ],
);

/** Lines of a version, complete in themselves: names and specification in both languages, amounts, who may see a file. */
export const quotationItems = pgTable(
  'quotation_items',
  {
    id: idColumn(),
    versionId: foreignId('version_id')
      .notNull()
      .references(() => quotationVersions.id),
    /** The same in every version. */
    lineKey: uuid('line_key').notNull(),
    /** Keys of calls that put more of it in: the same call again counts once. */
    addedKeys: uuid('added_keys').array().notNull().default([]),
    sort: integer('sort').notNull(),
    kind: varchar('kind', { length: 10, enum: ['ready', 'configured', 'free'] }).notNull(),
    productId: foreignId('product_id'),
    variantId: foreignId('variant_id'),
    templateVersionId: foreignId('template_version_id'),
    slug: varchar('slug', { length: 120 }).notNull().default(''),
    productKind: varchar('product_kind', { length: 10, enum: productKinds }).notNull(),
    fulfilment: varchar('fulfilment', { length: 10, enum: fulfilments }).notNull(),
    name: textsColumn('name').notNull(),
    variantText: textsColumn('variant_text').notNull(),
    pictureFileId: foreignId('picture_file_id'),
    /** Answers as they were given, complete or not. */
    selection: jsonb('selection').$type<SpecSelection>().notNull().default({}),
    /** Null while something is missing of a configured line, and for lines without a specification. */
    specSnapshot: jsonb('spec_snapshot').$type<SpecSnapshot>(),
    /** Own uploads that the answers name. */
    specFiles: jsonb('spec_files').$type<HeldFile[]>().notNull().default([]),
    unit: varchar('unit', { length: 64 }).notNull(),
    qty: integer('qty').notNull(),
    result: varchar('result', { length: 12, enum: specResults }).notNull(),
    /** For one unit, as it was named or the closest to the amount (`lib/specification/unit-price.ts`). */
    unitPrice: unitPriceColumn('unit_price').notNull(),
    /** What the catalogue asks for it, where a seller named another price. */
    listAmount: amountColumn('list_amount'),
    amount: amountColumn('line_amount').notNull(),
    /** What the customer wants to pay for one. */
    targetPrice: unitPriceColumn('target_price'),
    breakdown: jsonb('breakdown').$type<BreakdownLine[]>().notNull().default([]),
    note: varchar('note', { length: 500 }).notNull().default(''),
    files: heldFiles(),
  },
  (table) => [
    uniqueIndex('quotation_items_line').on(table.versionId, table.lineKey),
    index('quotation_items_line_key').on(table.lineKey),
    index('quotation_items_picture').on(table.pictureFileId).where(sql`picture_file_id is not null`),
    check('quotation_items_qty', sql`${table.qty} between 1 and 999999`),
    check('quotation_items_amount', sql`${table.amount} >= 0 and ${table.unitPrice} >= 0`),
    check('quotation_items_product', sql`(${table.kind} = 'free') = (${table.productId} is null)`),
  ],
);

/** What was written about a quotation. The customer never sees internal notes. */
export const quotationMessages = pgTable(
  'quotation_messages',
  {
    id: idColumn(),
    quotationId: foreignId('quotation_id')
      .notNull()
      .references(() => quotations.id),
    /** The line it is about; null: the whole quotation. */
    lineKey: uuid('line_key'),
    side: varchar('side', { length: 8, enum: ['customer', 'store', 'platform'] }).notNull(),
    authorId: foreignId('author_id')
      .notNull()
      .references(() => users.id),
    isInternal: boolean('is_internal').notNull().default(false),
    text: text('text').notNull(),
    files: heldFiles(),
    createdAt: createdAt(),
  },
  (table) => [
    index('quotation_messages_quotation').on(table.quotationId, table.id),
    check('quotation_messages_internal', sql`not (${table.isInternal} and ${table.side} = 'customer')`),
  ],
);

/** Versions as documents, each made once: the same bytes whenever it is asked for. */
export const quotationPdfs = pgTable(
  'quotation_pdfs',
  {
    versionId: foreignId('version_id')
      .notNull()
      .references(() => quotationVersions.id),
    locale: localeColumn(),
    fileKey: varchar('file_key', { length: 255 }).notNull(),
    sha256: varchar('sha256', { length: 64 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.locale] })],
);
