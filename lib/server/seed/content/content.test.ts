import { describe, expect, it } from '@jest/globals';
import { pictureAlt } from '#lib/server/seed/picture-alt.ts';
import { sceneDetails } from '#lib/server/seed/pictures/draw-picture.ts';
import type { SeedProduct, Texts } from '#lib/server/seed/seed-types.ts';
import { defaultSelection } from '#lib/specification/default-selection.ts';
import { pictureFor } from '#lib/specification/picture-for.ts';
import { allSpecs } from './all-content.ts';
import { seedAttributes } from './attributes.ts';
import { seedCategories } from './categories.ts';
import { printProducts } from './print-products.ts';
import { desksTables } from './products-desks-tables.ts';
import { networkPower } from './products-network-power.ts';
import { officeElectronics } from './products-office-electronics.ts';
import { officeSupplies } from './products-office-supplies.ts';
import { seatingStorage } from './products-seating-storage.ts';
import { services } from './services.ts';

const products: SeedProduct[] = [
  ...printProducts,
  ...desksTables,
  ...seatingStorage,
  ...officeElectronics,
  ...networkPower,
  ...officeSupplies,
];
const offers = [...products, ...services];

const chinese = /[\u3000-\u303f\u3400-\u9fff\uff01-\uff60]/;
const allowedTags = new Set(['p', 'h3', 'ul', 'li', 'strong']);

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Opening and closing tags must pair up: a stray one would swallow the rest of the page. */
function brokenTags(html: string): string[] {
  const open: string[] = [];
  const broken: string[] = [];
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/gi)) {
    if (!allowedTags.has(name) || /\s/.test(tag)) broken.push(tag);
    else if (slash === '') open.push(name);
    else if (open.pop() !== name) broken.push(tag);
  }
  return [...broken, ...open];
}

/** Sentences, which must be in their own language; sizes and figures may read the same in both. */
function proseOf(product: SeedProduct): Texts[] {
  return [product.name, product.summary, product.description, product.keywords];
}

function labelsOf(product: SeedProduct): Texts[] {
  const options = product.options.flatMap((option) => [option.name, ...option.values.map((value) => value.name)]);
  return [...options, ...product.specifications.flatMap((row) => [row.label, row.value])];
}

function leadTimeOf(lastDay: number): string {
  if (lastDay <= 2) return '48h';
  if (lastDay <= 5) return '3-5d';
  return lastDay <= 10 ? '1-2w' : '2w-plus';
}

describe('categories', () => {
  const slugs = seedCategories.map((category) => category.slug);

  it('have unique slugs and list each parent before its children', () => {
    expect(duplicates(slugs)).toEqual([]);
    const early = seedCategories.filter(
      ({ parent }, index) => parent !== undefined && !slugs.slice(0, index).includes(parent),
    );
    expect(early).toEqual([]);
  });

  it.each(seedCategories)('$slug is named and described in both languages', ({ name, description }) => {
    expect(name['zh-cn']).toMatch(chinese);
    expect(description['zh-cn']).toMatch(chinese);
    expect(`${name.en}${description.en}`).not.toMatch(chinese);
  });
});

describe('attributes', () => {
  it('have unique keys, and unique value keys within each', () => {
    expect(duplicates(seedAttributes.map((attribute) => attribute.key))).toEqual([]);
    for (const attribute of seedAttributes) expect(duplicates(attribute.values.map((value) => value.key))).toEqual([]);
  });

  it('use kebab-case keys', () => {
    const keys = seedAttributes.flatMap((attribute) => [attribute.key, ...attribute.values.map((value) => value.key)]);
    expect(keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('has at least sixty products in ten categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(60);
    expect(new Set(products.map((product) => product.category)).size).toBeGreaterThanOrEqual(10);
  });

  it('has at least twelve services', () => {
    expect(services.length).toBeGreaterThanOrEqual(12);
    expect(services.filter((service) => service.kind !== 'service')).toEqual([]);
    expect(products.filter((product) => product.kind !== 'product')).toEqual([]);
  });

  it('has no slug and no SKU twice', () => {
    expect(duplicates(offers.map((product) => product.slug))).toEqual([]);
    expect(duplicates(offers.flatMap((product) => product.variants.map((variant) => variant.sku)))).toEqual([]);
  });
});

describe.each(offers)('$slug', (product) => {
  it('is in a category of its own trade', () => {
    const parent = seedCategories.find((category) => category.slug === product.category)?.parent;
    expect(parent).toBeDefined();
    expect(parent === 'services').toBe(product.kind === 'service');
  });

  it('is written in both languages', () => {
    for (const text of proseOf(product)) {
      expect(text['zh-cn']).toMatch(chinese);
      expect(text.en).toMatch(/[a-z]/);
    }
    for (const text of [...proseOf(product), ...labelsOf(product)]) {
      expect(text['zh-cn'].trim()).not.toBe('');
      expect(text.en.trim()).not.toBe('');
      expect(text.en).not.toMatch(chinese);
    }
  });

  it('uses only the allowed tags, each closed', () => {
    for (const html of Object.values(product.description)) expect(brokenTags(html)).toEqual([]);
  });

  it('states only facts the filters know', () => {
    const unknown = Object.entries(product.attributes).flatMap(([key, values]) => {
      const known = seedAttributes.find((attribute) => attribute.key === key)?.values.map((value) => value.key) ?? [];
      return values.filter((value) => !known.includes(value)).map((value) => `${key}=${value}`);
    });
    expect(unknown).toEqual([]);
  });

  it('promises a lead time in its facts that its last day keeps', () => {
    const [first, last] = product.leadDays;
    expect(first).toBeLessThanOrEqual(last);
    for (const promised of product.attributes['lead-time'] ?? []) expect(promised).toBe(leadTimeOf(last));
  });

  it('has a variant only for what its options offer, and none twice', () => {
    const combinations = product.variants.map(({ options }) => JSON.stringify(Object.entries(options).sort()));
    expect(duplicates(combinations)).toEqual([]);
    for (const { options } of product.variants) {
      expect(Object.keys(options).sort()).toEqual(product.options.map((option) => option.key).sort());
      for (const option of product.options)
        expect(option.values.map((value) => value.key)).toContain(options[option.key]);
    }
  });

  it('offers no option value that cannot be bought', () => {
    for (const { key, values } of product.pricing === 'fixed' ? product.options : []) {
      const sold = product.variants.map((variant) => variant.options[key]);
      expect(values.filter((value) => !sold.includes(value.key))).toEqual([]);
    }
  });

  it('has the prices its way of pricing needs', () => {
    if (product.pricing === 'quote') expect(product.variants).toEqual([]);
    else expect(product.variants.length).toBeGreaterThan(0);
    if (product.pricing === 'configured') expect(product.variants).toHaveLength(1);
    for (const { amount, listAmount } of product.variants) {
      expect(Number.isInteger(amount) && amount > 0).toBe(true);
      if (listAmount !== undefined) expect(listAmount).toBeGreaterThan(amount);
    }
  });

  it('gets cheaper with quantity, and never dearer than a single unit', () => {
    const tiers = product.tiers ?? [];
    tiers.forEach((tier, index) => {
      const before = tiers[index - 1];
      expect(tier.fromQuantity).toBeGreaterThanOrEqual(product.minimumQuantity);
      if (before) expect(tier.fromQuantity).toBeGreaterThan(before.fromQuantity);
      if (before) expect(tier.amount).toBeLessThan(before.amount);
    });
    const prices = product.variants.map((variant) => variant.amount);
    const cheapestTier = tiers.at(-1)?.amount;
    // "From" must be a price somebody can really get: made to measure, the lowest tier; ready-made, tiers undercut it.
    if (cheapestTier !== undefined && product.pricing === 'configured') expect(prices).toEqual([cheapestTier]);
    if (tiers[0] && product.pricing === 'fixed') expect(tiers[0].amount).toBeLessThan(Math.min(...prices));
  });

  it('shows two to twenty pictures, as many as the desk takes, in proper colours', () => {
    expect(product.pictures.length).toBeGreaterThanOrEqual(2);
    expect(product.pictures.length).toBeLessThanOrEqual(20);
    for (const { scene, colours, details } of product.pictures) {
      for (const detail of details ?? []) expect(sceneDetails[scene]).toContain(detail);
      expect([1, 2, 3]).toContain(colours.length);
      for (const colour of colours) expect(colour).toMatch(/^#[0-9A-F]{6}$/i);
    }
  });

  it('shows each version as it is, and nothing that cannot be chosen', () => {
    const spec = allSpecs.find((each) => each.product === product.slug);
    for (const picture of product.pictures) {
      expect(pictureAlt(product, picture, { spec, locale: 'en' })).toContain(product.name.en);
    }
    const pictures = product.pictures.map(({ shows = {} }) => ({ shows }));
    const versions = spec
      ? [defaultSelection(spec.nodes.map((node, id) => ({ ...node, id })))]
      : product.variants.map(({ options }) => options);
    for (const { shows } of spec || versions.length === 0 ? [] : pictures) {
      expect(versions).toContainEqual(expect.objectContaining(shows));
    }
    for (const version of versions) {
      const { shows } = pictures[pictureFor(pictures, version)] ?? { shows: {} };
      expect(version).toMatchObject(shows);
      if (!spec && 'colour' in version) expect(shows).toHaveProperty('colour');
      if (!spec && 'size' in version) expect(shows).toHaveProperty('size');
    }
  });

  it('shows what is configured in all that its pictures follow at once', () => {
    const spec = allSpecs.find((each) => each.product === product.slug);
    const pictures = product.pictures.map(({ shows = {} }) => ({ shows }));
    const shownBy = (key: string) => new Set(pictures.flatMap(({ shows }) => shows[key] ?? []));
    const followed = (spec?.nodes ?? [])
      .map(({ key }) => ({ key, values: (spec?.nodes ?? []).filter(({ parent }) => parent === key) }))
      .filter(({ key, values }) => values.length > 0 && values.every((value) => shownBy(key).has(value.key)));
    const combined = followed.reduce<Record<string, string>[]>(
      (all, { key, values }) => all.flatMap((each) => values.map((value) => ({ ...each, [key]: value.key }))),
      [{}],
    );
    for (const answers of combined) {
      const { shows } = pictures[pictureFor(pictures, answers)] ?? { shows: {} };
      expect(shows).toMatchObject(answers);
    }
  });
});
