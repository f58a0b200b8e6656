import type { Unit } from '#lib/contract/catalogue/shop-records.ts';
import type {
  SpecArtwork,
  SpecCondition,
  SpecMadeBefore,
  SpecNode,
  SpecPriceRule,
  SpecTexts,
} from '#lib/contract/catalogue/specification.ts';

type SeedNode = Omit<SpecNode, 'id'>;
type Label = [zhCn: string, en: string];
type Choices = Partial<Omit<SeedNode, 'key' | 'kind' | 'parent' | 'label'>>;

/** What can be configured of one product of the demo shop. */
export interface SeedTemplate {
  product: string;
  minimumQuantity: number;
  /** Larger orders go to a seller. */
  automaticQuantityMax: number | null;
  /** What one ordered piece is, where it is not the unit of the product. */
  unit?: Unit;
  nodes: SeedNode[];
}

function inBoth([zhCn, en]: Label): SpecTexts {
  return { 'zh-cn': zhCn, en };
}

const millimetres = inBoth(['毫米', 'mm']);

function make(
  kind: SeedNode['kind'],
  key: string,
  label: Label,
  inputs: Choices,
  children: SeedNode[] = [],
): SeedNode[] {
  const node: SeedNode = {
    key,
    kind,
    parent: null,
    label: inBoth(label),
    help: null,
    required: false,
    min: null,
    max: null,
    step: null,
    unit: null,
    pattern: null,
    sides: null,
    artwork: null,
    made_before: null,
    visible_when: null,
    price_rule: null,
    default: null,
    ...inputs,
  };
  return [node, ...children.map((child) => (child.parent === null ? { ...child, parent: key } : child))];
}

/** A heading; its price is that of the thing itself. */
export function group(key: string, label: Label, price: SpecPriceRule | null, ...children: SeedNode[][]): SeedNode[] {
  return make('group', key, label, { price_rule: price }, children.flat());
}

/** One of several, which must be chosen; the first is where the configurator starts. */
export function single(key: string, label: Label, options: SeedNode[][], inputs: Choices = {}): SeedNode[] {
  return make(
    'single',
    key,
    label,
    { required: true, default: options[0]?.[0]?.key ?? null, ...inputs },
    options.flat(),
  );
}

/** As many as one likes. */
export function multi(key: string, label: Label, options: SeedNode[][], inputs: Choices = {}): SeedNode[] {
  return make('multi', key, label, inputs, options.flat());
}

/** An option with its price, and what is asked when it is chosen. */
export function option(
  key: string,
  label: Label,
  price: SpecPriceRule | null = null,
  ...children: SeedNode[][]
): SeedNode[] {
  return make('option', key, label, { price_rule: price }, children.flat());
}

/** An option that takes what an earlier order has made; see `lib/specification/made-forms.ts`. */
export function madeBefore([node, ...children]: SeedNode[], rule: SpecMadeBefore): SeedNode[] {
  return node ? [{ ...node, made_before: rule }, ...children] : [];
}

export function number(
  key: string,
  label: Label,
  limits: { min: number; max: number; step: number; start: number; unit: Label },
  inputs: Choices = {},
): SeedNode[] {
  const { start, unit, ...range } = limits;
  return make('number', key, label, { required: true, ...range, unit: inBoth(unit), default: start, ...inputs });
}

/** A size in millimetres; three sides when it starts with three. */
export function size(
  key: string,
  label: Label,
  limits: { min: number; max: number; start: { width: number; height: number; length?: number } },
  inputs: Choices = {},
): SeedNode[] {
  const { min, max, start } = limits;
  const sides = start.length === undefined ? 2 : 3;
  return make('dimension', key, label, {
    required: true,
    min,
    max,
    step: 1,
    sides,
    unit: millimetres,
    default: start,
    ...inputs,
  });
}

export function yesNo(key: string, label: Label, price: SpecPriceRule | null, inputs: Choices = {}): SeedNode[] {
  return make('boolean', key, label, { price_rule: price, default: false, ...inputs });
}

export function line(key: string, label: Label, max: number, inputs: Choices = {}): SeedNode[] {
  return make('text', key, label, { max, ...inputs });
}

/** Files to print from; what they should look like is told beside the upload. */
export function artwork(help: Label, inputs: Partial<SpecArtwork> = {}): SeedNode[] {
  const requested = { bleed: 3, resolution: 300, size_of: null, sizes: [], pages_of: null, ...inputs };
  return make('file', 'artwork', ['设计文件', 'Artwork'], { max: 5, help: inBoth(help), artwork: requested });
}

/** Shown only under a condition. */
export function when(condition: SpecCondition, [first, ...rest]: SeedNode[]): SeedNode[] {
  return first ? [{ ...first, visible_when: condition }, ...rest] : [];
}

/** Prices, in fen. */
export const once = (amount: number): SpecPriceRule => ({ type: 'fixed', amount_in_fen: amount });
export const each = (amount: number): SpecPriceRule => ({ type: 'per_unit', amount_in_fen: amount });
export const share = (bp: number): SpecPriceRule => ({ type: 'percent_bp', bp });
export const formula = (expression: string): SpecPriceRule => ({ type: 'formula', expression });
export const onRequest: SpecPriceRule = { type: 'quote' };
export const perSquareMetre = (amount: number, of: string | null = null, minimum = 0): SpecPriceRule => ({
  type: 'area',
  amount_in_fen: amount,
  minimum_area: minimum,
  of,
});
/** Steps as pairs of quantity and amount per unit. */
export const steps = (...pairs: [fromQty: number, amount: number][]): SpecPriceRule => ({
  type: 'tier',
  tiers: pairs.map(([from_qty, amount_in_fen]) => ({ from_qty, amount_in_fen })),
});
