import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  type SpecArtwork,
  type SpecCondition,
  type SpecMadeBefore,
  type SpecPriceRule,
  type SpecValue,
  specKinds,
} from '#lib/contract/catalogue/specification.ts';
import { createdAt, foreignId, idColumn, instant, localeColumn, updatedAt } from '../db/columns.ts';
import { categories, products } from './tables.ts';

export const specVersionStatuses = ['draft', 'published', 'retired'] as const;

/** What can be chosen of one product, or of every product of a category that has none of its own. */
export const specTemplates = pgTable(
  'spec_templates',
  {
    id: idColumn(),
    productId: foreignId('product_id').references(() => products.id),
    categoryId: foreignId('category_id').references(() => categories.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('spec_templates_product_unique').on(table.productId),
    uniqueIndex('spec_templates_category_unique').on(table.categoryId),
    check('spec_templates_owner', sql`num_nonnulls(${table.productId}, ${table.categoryId}) = 1`),
  ],
);

/** Frozen once published: a trigger refuses every change but its retirement (docs/domain/catalogue.md 5). */
export const specTemplateVersions = pgTable(
  'spec_template_versions',
  {
    id: idColumn(),
    templateId: foreignId('template_id')
      .notNull()
      .references(() => specTemplates.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    status: varchar('status', { length: 10, enum: specVersionStatuses }).notNull().default('draft'),
    minimumQuantity: integer('minimum_quantity').notNull().default(1),
    /** Larger orders go to a seller; null: none does for its size. */
    automaticQuantityMax: integer('automatic_quantity_max'),
    /** What one ordered piece is, where it is not the unit the product is listed in. */
    unit: varchar('unit', { length: 64 }),
    /** Counts the saves of a draft, so that two people editing at once notice. */
    revision: integer('revision').notNull().default(1),
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('spec_template_versions_number_unique').on(table.templateId, table.number),
    uniqueIndex('spec_template_versions_draft_unique').on(table.templateId).where(sql`${table.status} = 'draft'`),
    uniqueIndex('spec_template_versions_published_unique')
      .on(table.templateId)
      .where(sql`${table.status} = 'published'`),
    check('spec_template_versions_quantity', sql`${table.minimumQuantity} >= 1`),
    check('spec_template_versions_published_at', sql`(${table.status} = 'draft') = (${table.publishedAt} is null)`),
  ],
);

export const specNodes = pgTable(
  'spec_nodes',
  {
    id: idColumn(),
    versionId: foreignId('version_id')
      .notNull()
      .references(() => specTemplateVersions.id, { onDelete: 'cascade' }),
    parentId: bigint('parent_id', { mode: 'number' }).references((): AnyPgColumn => specNodes.id),
    key: varchar('key', { length: 40 }).notNull(),
    kind: varchar('kind', { length: 10, enum: specKinds }).notNull(),
    /** Place in the tree, depth first. */
    sort: smallint('sort').notNull(),
    required: boolean('required').notNull().default(false),
    min: doublePrecision('min'),
    max: doublePrecision('max'),
    step: doublePrecision('step'),
    pattern: varchar('pattern', { length: 100 }),
    sides: smallint('sides'),
    artwork: jsonb('artwork').$type<SpecArtwork>(),
    madeBefore: jsonb('made_before').$type<SpecMadeBefore>(),
    visibleWhen: jsonb('visible_when').$type<SpecCondition>(),
    /** Amounts in fen. */
    priceRule: jsonb('price_rule').$type<SpecPriceRule>(),
    default: jsonb('default').$type<SpecValue>(),
  },
  (table) => [
    uniqueIndex('spec_nodes_key_unique').on(table.versionId, table.key),
    index('spec_nodes_parent').on(table.parentId),
    check('spec_nodes_sides', sql`${table.sides} in (2, 3)`),
  ],
);

export const specNodeTexts = pgTable(
  'spec_node_texts',
  {
    nodeId: foreignId('node_id')
      .notNull()
      .references(() => specNodes.id, { onDelete: 'cascade' }),
    locale: localeColumn(),
    label: varchar('label', { length: 200 }).notNull(),
    help: varchar('help', { length: 200 }),
    unit: varchar('unit', { length: 200 }),
  },
  (table) => [primaryKey({ columns: [table.nodeId, table.locale] })],
);
