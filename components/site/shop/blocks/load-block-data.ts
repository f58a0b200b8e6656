import { readHome, readRows } from '#lib/api/catalogue/shop-products.ts';
import type { CatalogueHome, ProductRows } from '#lib/contract/catalogue/shop-products.ts';
import type { ProductCard } from '#lib/contract/catalogue/shop-records.ts';
import type { ShownBlock } from '#lib/contract/site/blocks/kinds.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { BlockData } from './block-context.ts';

type RowBlock = Extract<ShownBlock, { kind: 'products' | 'services' }>;

/**
 * What the blocks of a page show of the catalogue: at most the call that the home page makes anyway, and one for all rows that
 * choose for themselves. A page without such blocks asks nothing.
 */
export async function loadBlockData(locale: Locale, blocks: readonly ShownBlock[]): Promise<BlockData> {
  const all = blocks.flatMap(withInner);
  const rows = all.filter((block): block is RowBlock => block.kind === 'products' || block.kind === 'services');
  const products = [...new Set(rows.flatMap(chosenOf))];
  const categories = [...new Set(rows.flatMap(categoryOf))];
  const needsHome = all.some(({ kind }) => kind === 'categories') || rows.some((row) => listOf(row) !== undefined);
  const [home, chosen] = await Promise.all([
    needsHome ? readHome(locale) : undefined,
    products.length + categories.length > 0 ? readRows(locale, { products, categories }) : undefined,
  ]);
  const found = rows.map((row) => [row.id, productsOf(row, { home, chosen }).slice(0, row.fields.limit)] as const);
  return { trades: home?.trades ?? [], rows: new Map(found) };
}

const withInner = (block: ShownBlock): ShownBlock[] =>
  block.kind === 'columns' ? (block.fields.columns as ShownBlock[][]).flat() : [block];

/** Lists of the home page by the source of a row. */
const lists = { best: 'best_sellers', newest: 'newest', featured: 'featured' } as const;

/** Which list of the home page a row shows; undefined for one that chooses for itself. */
function listOf({ kind, fields }: RowBlock): Exclude<keyof CatalogueHome, 'trades'> | undefined {
  if (kind === 'services') return fields.products.length > 0 ? undefined : 'services';
  return fields.source === 'category' || fields.source === 'chosen' ? undefined : lists[fields.source];
}

const chosenOf = ({ kind, fields }: RowBlock): number[] =>
  kind === 'services' || fields.source === 'chosen' ? fields.products : [];

const categoryOf = ({ kind, fields }: RowBlock): number[] =>
  kind === 'products' && fields.source === 'category' && fields.category > 0 ? [fields.category] : [];

interface Answers {
  home: CatalogueHome | undefined;
  chosen: ProductRows | undefined;
}

function productsOf(row: RowBlock, { home, chosen }: Answers): readonly ProductCard[] {
  const list = listOf(row);
  if (list) return home?.[list] ?? [];
  const [category] = categoryOf(row);
  if (category !== undefined) return chosen?.categories.find(({ id }) => id === category)?.products ?? [];
  const cards = new Map(chosen?.products.map((card) => [card.id, card]));
  return chosenOf(row).flatMap((id) => cards.get(id) ?? []);
}
