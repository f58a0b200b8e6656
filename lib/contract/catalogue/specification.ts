import { z } from 'zod';
import { eachLanguage } from '../texts.ts';

/**
 * A specification tree as data (docs/domain/catalogue.md 5): what can be chosen of a product and what each choice
 * costs. The same nodes travel to the browser, so that it prices with the very function the server decides by
 * (docs/adr/0012-specification-engine.md).
 */
export const specKinds = [
  'group',
  'single',
  'multi',
  'option',
  'number',
  'text',
  'boolean',
  'dimension',
  'file',
] as const;
export type SpecKind = (typeof specKinds)[number];

/** Names of nodes: also the names that formulas and conditions use. */
export const specKeyField = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'specKey');

/** A text of the shop in every language of the site. */
const specTexts = eachLanguage(z.string().max(200));
export type SpecTexts = z.output<typeof specTexts>;

/** Millimetres. With `length` a body, without a face. */
const specSize = z.strictObject({ width: z.number(), height: z.number(), length: z.number().optional() });
export type SpecSize = z.output<typeof specSize>;

/**
 * An answer to a node: the key of an option (single), keys of options (multi), a number, a text, yes or no, a size
 * (dimension), or references of uploaded files (file).
 */
const specValue = z.union([
  z.boolean(),
  z.number(),
  z.string().max(2000),
  z.array(z.string().max(200)).max(100),
  specSize,
]);
export type SpecValue = z.output<typeof specValue>;

/** Answers by node key. */
export const specSelection = z.record(z.string().max(60), specValue);
export type SpecSelection = z.output<typeof specSelection>;

/** Money of a rule: whole fen, because rules are calculated with and never shown as they stand. */
const fen = z.int().min(0).max(100_000_000_000);

/**
 * What a visible, answered node adds to the price. One unit is one ordered piece, for a number its value times as many.
 * - `fixed`: once for the order.
 * - `per_unit`: for each unit.
 * - `percent_bp`: basis points of everything that stands above it; below zero it is a discount.
 * - `area`: per square metre of each piece, of the node itself or of the dimension `of`; of a body, its surface.
 * - `tier`: per unit, the amount of the highest step reached.
 * - `formula`: fen for the whole order, see `lib/specification/parse-formula.ts`.
 * - `quote`: a seller has to name the price.
 */
const specPriceRule = z.discriminatedUnion('type', [
  z.object({ type: z.literal('fixed'), amount_in_fen: fen }),
  z.object({ type: z.literal('per_unit'), amount_in_fen: fen }),
  z.object({ type: z.literal('percent_bp'), bp: z.int().min(-10_000).max(100_000) }),
  z.object({
    type: z.literal('area'),
    amount_in_fen: fen,
    /** Square metres that a piece is charged for at least. */
    minimum_area: z.number().min(0).max(10_000),
    of: specKeyField.nullable(),
  }),
  z.object({
    type: z.literal('tier'),
    /** Lowest quantity first. */
    tiers: z
      .array(z.object({ from_qty: z.int().min(1), amount_in_fen: fen }))
      .min(1)
      .max(20),
  }),
  z.object({ type: z.literal('formula'), expression: z.string().max(400) }),
  z.object({ type: z.literal('quote') }),
]);
export type SpecPriceRule = z.output<typeof specPriceRule>;

/** When a node is asked for. It looks at nodes that stand before it; one that is hidden has no answer. */
export type SpecCondition =
  | { node: string; equals: string | number | boolean }
  | { node: string; one_of: string[] }
  | { node: string; at_least: number }
  | { node: string; at_most: number }
  | { all: SpecCondition[] }
  | { any: SpecCondition[] }
  | { not: SpecCondition };

const test = { node: specKeyField };
const specCondition: z.ZodType<SpecCondition, SpecCondition> = z.lazy(() =>
  z.union([
    z.strictObject({ ...test, equals: z.union([z.string().max(200), z.number(), z.boolean()]) }),
    z.strictObject({ ...test, one_of: z.array(z.string().max(40)).min(1).max(50) }),
    z.strictObject({ ...test, at_least: z.number() }),
    z.strictObject({ ...test, at_most: z.number() }),
    z.strictObject({ all: z.array(specCondition).min(1).max(10) }),
    z.strictObject({ any: z.array(specCondition).min(1).max(10) }),
    z.strictObject({ not: specCondition }),
  ]),
);

/**
 * What artwork should look like, for the notes beside an upload: nothing of it keeps a file from being sent. The finished
 * size is the answer to `size_of`, else the first of `sizes` whose option is chosen.
 */
const specArtwork = z.object({
  /** Millimetres that the picture goes on beyond the finished size, on every side. */
  bleed: z.number().min(0).max(100),
  /** Pixels an inch at the finished size, from which on a picture prints well; null: it is not looked at. */
  resolution: z.int().min(1).max(2400).nullable(),
  /** A dimension of two sides. */
  size_of: specKeyField.nullable(),
  /** Finished sizes in millimetres by chosen option; without an option the size of everything. */
  sizes: z
    .array(
      z.object({
        option: specKeyField.nullable(),
        width: z.number().positive().max(1_000_000),
        height: z.number().positive().max(1_000_000),
      }),
    )
    .max(50),
  /** A number that says how many pages there are. */
  pages_of: specKeyField.nullable(),
});
export type SpecArtwork = z.output<typeof specArtwork>;

/**
 * An option that takes a form, die or tool of an earlier order: it is offered to who has paid an order of the product in
 * which `option` was chosen, with the same answers to `same`.
 */
const specMadeBefore = z.object({ option: specKeyField, same: z.array(specKeyField).max(10) });
export type SpecMadeBefore = z.output<typeof specMadeBefore>;

/** One question, one of its options, or a heading over questions. */
export const specNode = z.object({
  id: z.int(),
  key: specKeyField,
  /** Key of the node it stands under: a group, an option (asked only when that is chosen), or the question of an option. */
  parent: specKeyField.nullable(),
  kind: z.enum(specKinds),
  label: specTexts,
  help: specTexts.nullable(),
  required: z.boolean(),
  /** Of a number or each side of a dimension in millimetres; of a text its characters; of multi and file how many. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Counted from `min`. */
  step: z.number().positive().nullable(),
  unit: specTexts.nullable(),
  /** Of a text: see `lib/specification/text-pattern.ts` for what may stand in it. */
  pattern: z.string().max(100).nullable(),
  /** Of a dimension: 2 asks for width and height, 3 for length as well. */
  sides: z.union([z.literal(2), z.literal(3)]).nullable(),
  /** Of a file. */
  artwork: specArtwork.nullable().default(null),
  /** Of an option. */
  made_before: specMadeBefore.nullable().default(null),
  visible_when: specCondition.nullable(),
  price_rule: specPriceRule.nullable(),
  default: specValue.nullable(),
});
export type SpecNode = z.output<typeof specNode>;

/** A published version: it never changes again, so prices and selections that name it stay what they were. */
export const specTemplate = z.object({
  template_version_id: z.int(),
  /** Counts the versions of one template. */
  number: z.int(),
  minimum_quantity: z.int(),
  /** Larger orders go to a seller; null: none does for its size. */
  automatic_quantity_max: z.int().nullable(),
  /** Depth first: a node stands behind its parent, siblings in their order. */
  nodes: z.array(specNode),
});
export type SpecTemplate = z.output<typeof specTemplate>;

/** `auto_price`: the total is the price. `needs_quote`: a seller has to name it; the total is what is known so far. */
export const specResults = ['auto_price', 'needs_quote'] as const;
export type SpecResult = (typeof specResults)[number];

/**
 * A chosen specification as documents keep it: it prints the same whatever becomes of the template
 * (docs/domain/catalogue.md 5).
 */
export const specSnapshot = z.object({
  template_version_id: z.int(),
  qty: z.int(),
  result: z.enum(specResults),
  currency: z.literal('CNY'),
  total_in_fen: z.int().min(0),
  /** Headings, answers and chosen options in the order of the tree; the amounts sum to the total. */
  entries: z.array(
    z.object({
      node_id: z.int(),
      key: z.string(),
      parent: z.string().nullable(),
      kind: z.enum(specKinds),
      label: specTexts,
      unit: specTexts.nullable(),
      value: specValue.nullable(),
      amount_in_fen: z.int(),
    }),
  ),
});
export type SpecSnapshot = z.output<typeof specSnapshot>;
