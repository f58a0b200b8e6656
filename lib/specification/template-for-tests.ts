import type { SpecNode, SpecTemplate } from '#lib/contract/catalogue/specification.ts';

type Choices = Partial<Omit<SpecNode, 'key' | 'kind'>>;

/** A node with its key for a label; ids are the place in the tree, from one. */
export function node(kind: SpecNode['kind'], key: string, inputs: Choices = {}): SpecNode {
  return {
    id: 0,
    key,
    kind,
    parent: null,
    label: { 'zh-cn': `${key}（中）`, en: key },
    help: null,
    required: false,
    min: null,
    max: null,
    step: null,
    unit: null,
    pattern: null,
    sides: kind === 'dimension' ? 2 : null,
    artwork: null,
    made_before: null,
    visible_when: null,
    price_rule: null,
    default: null,
    ...(kind === 'number' || kind === 'dimension' ? { min: 1, max: 1000 } : {}),
    ...inputs,
  };
}

export function template(nodes: SpecNode[], inputs: Partial<SpecTemplate> = {}): SpecTemplate {
  return {
    template_version_id: 1,
    number: 1,
    minimum_quantity: 1,
    automatic_quantity_max: null,
    nodes: nodes.map((each, index) => ({ ...each, id: index + 1 })),
    ...inputs,
  };
}

/** One node of every kind and one rule of every type, with a specification below an option. */
export const everything = template([
  node('group', 'base', { price_rule: { type: 'tier', tiers: [tier(1, 333), tier(100, 155)] } }),
  node('single', 'paper', { parent: 'base', required: true, default: 'plain' }),
  node('option', 'plain', { parent: 'paper' }),
  node('option', 'cotton', { parent: 'paper', price_rule: { type: 'per_unit', amount_in_fen: 45 } }),
  node('number', 'weight', {
    parent: 'cotton',
    required: true,
    min: 100,
    max: 400,
    step: 0.5,
    price_rule: { type: 'formula', expression: 'ceil(weight × qty ÷ 3) + min(qty, 500) * 2' },
  }),
  node('option', 'special', { parent: 'paper', price_rule: { type: 'quote' } }),
  node('multi', 'extras', { max: 2 }),
  node('option', 'foil', { parent: 'extras', price_rule: { type: 'fixed', amount_in_fen: 8000 } }),
  node('option', 'emboss', { parent: 'extras', visible_when: { node: 'paper', equals: 'cotton' } }),
  node('option', 'rush', { parent: 'extras', price_rule: { type: 'percent_bp', bp: 3333 } }),
  node('dimension', 'size', {
    max: 5000,
    price_rule: { type: 'area', amount_in_fen: 1299, minimum_area: 0.25, of: null },
  }),
  node('text', 'code', { pattern: '[A-Z]{2}-\\d+', max: 20, price_rule: { type: 'per_unit', amount_in_fen: 7 } }),
  node('boolean', 'proof', { price_rule: { type: 'formula', expression: '(size.width + 2.5) ÷ (weight - 100)' } }),
  node('file', 'art', {
    visible_when: { node: 'proof', equals: true },
    artwork: {
      bleed: 3,
      resolution: 300,
      size_of: 'size',
      sizes: [
        { option: 'cotton', width: 90, height: 54 },
        { option: null, width: 100, height: 70.5 },
      ],
      pages_of: 'weight',
    },
  }),
  node('boolean', 'member', { price_rule: { type: 'percent_bp', bp: -1250 } }),
]);

function tier(from_qty: number, amount_in_fen: number) {
  return { from_qty, amount_in_fen };
}
