import { locales } from '#lib/i18n/locales.ts';
import { priceStart } from '../catalogue/index.ts';
import type { SeedTemplate } from './content/spec-authoring.ts';
import type { SeedProduct, Texts } from './seed-types.ts';

/**
 * What a product says otherwise than its specification does, in words for whoever wrote it. What the specification knows
 * is shown from there: the product does not say it again, and what its texts mention is what can be chosen.
 */
export function contradictions(product: SeedProduct, spec: SeedTemplate): string[] {
  return [
    ...quantityFaults(product, spec),
    ...versionFaults(product),
    ...priceFaults(product, spec),
    ...rowFaults(product, spec),
    ...locales.flatMap((locale) => wordFaults(product, spec, locale)),
  ].map((fault) => `${product.slug}: ${fault}`);
}

function quantityFaults({ minimumQuantity }: SeedProduct, spec: SeedTemplate): string[] {
  if (minimumQuantity === spec.minimumQuantity) return [];
  return [`is sold from ${minimumQuantity}, its specification from ${spec.minimumQuantity}`];
}

/** Nobody could choose a version: the configurator stands in its place. Yet lists and searches would go by it. */
function versionFaults({ pricing, options }: SeedProduct): string[] {
  return [
    ...(options.length > 0 ? ['has versions of its own beside its specification'] : []),
    ...(pricing === 'fixed' ? ['has a fixed price, its specification another'] : []),
  ];
}

function priceFaults({ pricing, tiers, variants }: SeedProduct, { nodes, ...spec }: SeedTemplate): string[] {
  if (pricing !== 'configured') return [];
  const template = {
    template_version_id: 0,
    number: 1,
    minimum_quantity: spec.minimumQuantity,
    automatic_quantity_max: spec.automaticQuantityMax,
    nodes: nodes.map((node, id) => ({ ...node, id })),
  };
  const start = priceStart(template);
  const each = start && Math.round(start.startAmount / start.startQuantity);
  const [variant] = variants;
  return [
    ...(variant?.amount === each ? [] : [`starts at ${variant?.amount} fen, its specification at ${each}`]),
    ...(tiers ? ['has steps of its own beside those of its specification'] : []),
  ];
}

/** Rows that a page shows from the specification. */
function rowFaults({ specifications }: SeedProduct, { nodes }: SeedTemplate): string[] {
  const known = [
    ...nodes.filter(({ kind }) => kind !== 'option').map(({ label }) => label),
    { 'zh-cn': '起订量', en: 'Minimum order' },
    { 'zh-cn': '出血', en: 'Bleed' },
  ];
  const isKnown = (label: Texts) =>
    known.some((each) => locales.some((locale) => head(each[locale]) === head(label[locale])));
  return specifications
    .filter(({ label }) => isKnown(label))
    .map(({ label }) => `says "${label.en}" itself, which its specification knows`);
}

/** A label without what it explains: "Pages, cover included" is about pages. */
const head = (label: string) =>
  label
    .split(/[，,（(]/)[0]
    ?.trim()
    .toLowerCase();

const weights = /(\d+)(?:\s*(?:[–/]|或|or)\s*(\d+))?\s*(?:克|g\b)/g;
const money = /[¥￥]\s*\d|\d\s*(?:元|yuan)/;

function wordFaults({ pricing, ...product }: SeedProduct, { nodes }: SeedTemplate, locale: keyof Texts): string[] {
  const said = [product.summary, product.description, ...product.specifications.map(({ value }) => value)]
    .map((texts) => texts[locale])
    .join(' ');
  const offered = weightsIn(nodes.map(({ label }) => label[locale]).join(' '));
  const other = offered.length === 0 ? [] : weightsIn(said).filter((weight) => !offered.includes(weight));
  const bleeds = nodes.flatMap(({ artwork }) => (artwork ? [String(artwork.bleed)] : []));
  const saidBleeds = [...said.matchAll(/(\d+)\s*(?:毫米出血|mm bleed)/g)].map(([, bleed]) => bleed ?? '');
  return [
    ...other.map((weight) => `names ${weight} g (${locale}), which cannot be chosen`),
    ...saidBleeds.filter((bleed) => !bleeds.includes(bleed)).map((bleed) => `asks for ${bleed} mm bleed (${locale})`),
    ...(pricing === 'configured' && money.test(said) ? [`names a price (${locale}) that its specification has`] : []),
  ];
}

function weightsIn(text: string): string[] {
  return [...text.matchAll(weights)].flatMap(([, first, second]) =>
    [first, second].filter((each) => each !== undefined),
  );
}
