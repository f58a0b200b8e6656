import { describe, expect, it } from '@jest/globals';
import { checkSelection } from '#lib/specification/check-selection.ts';
import { defaultSelection } from '#lib/specification/default-selection.ts';
import { priceSelection } from '#lib/specification/price-selection.ts';
import { takeSnapshot } from '#lib/specification/snapshot.ts';
import { templateFaults } from '#lib/specification/validate-template.ts';
import { allProducts, allSpecs } from './all-content.ts';
import type { SeedTemplate } from './spec-authoring.ts';
import { officeSpecs } from './specs-office.ts';
import { printSpecs } from './specs-print.ts';
import { serviceSpecs } from './specs-services.ts';

const chinese = /[\u3000-\u303f\u3400-\u9fff\uff01-\uff60]/;

const templateOf = ({ minimumQuantity, automaticQuantityMax, nodes }: SeedTemplate) => ({
  template_version_id: 1,
  number: 1,
  minimum_quantity: minimumQuantity,
  automatic_quantity_max: automaticQuantityMax,
  nodes: nodes.map((node, index) => ({ ...node, id: index + 1 })),
});

it('covers at least 12 products of the three trades, each once', () => {
  const slugs = allSpecs.map(({ product }) => product);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.length).toBeGreaterThanOrEqual(12);
  for (const trade of [printSpecs, officeSpecs, serviceSpecs]) expect(trade.length).toBeGreaterThanOrEqual(4);
});

describe.each(allSpecs.map((spec) => [spec.product, spec] as const))('%s', (slug, spec) => {
  const template = templateOf(spec);
  const selection = defaultSelection(template.nodes);
  const qty = spec.minimumQuantity;

  it('belongs to a product and can be ordered from the same quantity', () => {
    const product = allProducts.find((each) => each.slug === slug);
    expect(product?.minimumQuantity).toBe(spec.minimumQuantity);
  });

  it('is sound', () => expect(templateFaults(template)).toEqual([]));

  it('prices what the configurator starts with, at once unless the product is on request', () => {
    const isOnRequest = allProducts.find((each) => each.slug === slug)?.pricing === 'quote';
    const priced = priceSelection({ template, qty, selection });
    expect([priced.faults, priced.result]).toEqual([[], isOnRequest ? 'needs_quote' : 'auto_price']);
    expect(priced.total_in_fen).toBeGreaterThan(0);
    expect(takeSnapshot(template, { qty, selection })?.total_in_fen).toBe(priced.total_in_fen);
  });

  it('costs no less for more of it', () => {
    const largest = spec.automaticQuantityMax ?? qty * 100;
    const totals = [qty, Math.ceil((qty + largest) / 2), largest].map(
      (each) => priceSelection({ template, qty: each, selection }).total_in_fen,
    );
    expect(totals).toEqual([...totals].sort((left, right) => left - right));
  });

  it('has a price or a seller for each option, and never an answer that cannot be given', () => {
    for (const { key, kind, parent } of template.nodes) {
      if (kind !== 'option' || parent === null) continue;
      const isMulti = template.nodes.some((node) => node.key === parent && node.kind === 'multi');
      const changed = { ...selection, [parent]: isMulti ? [key] : key };
      const { visible } = checkSelection(template.nodes, changed);
      if (!visible.has(key)) continue;
      const { faults, total_in_fen } = priceSelection({ template, qty, selection: changed });
      expect(faults.filter(({ message }) => message !== 'required' && message !== 'specHidden')).toEqual([]);
      expect(total_in_fen).toBeGreaterThan(0);
    }
  });

  it('is named in both languages', () => {
    const texts = template.nodes
      .flatMap(({ label, help, unit }) => [label, help, unit])
      .filter((each) => each !== null);
    expect(texts.filter(({ en }) => chinese.test(en) || en.trim() === '')).toEqual([]);
    expect(texts.filter((each) => each['zh-cn'].trim() === '')).toEqual([]);
    expect(template.nodes.filter(({ label }) => label['zh-cn'] === label.en)).toEqual([]);
  });
});
