import { ProductGrid } from '#components/catalogue/shop/listing/product-grid.tsx';
import { BlockList } from '#components/site/shop/blocks/block-list.tsx';
import { loadBlockData } from '#components/site/shop/blocks/load-block-data.ts';
import { readSite } from '#lib/api/site/shop-index.ts';
import type { ProductCard } from '#lib/contract/catalogue/shop-records.ts';
import type { ShownBlock } from '#lib/contract/site/blocks/kinds.ts';
import type { Locale } from '#lib/i18n/locales.ts';

interface PageBlocksProps {
  locale: Locale;
  blocks: readonly ShownBlock[];
  /** True where the page says nothing above its blocks: the first hero then holds its heading. */
  hasOwnHeading?: boolean;
}

/** The blocks of a page with what they show of the catalogue. */
export async function PageBlocks({ locale, blocks, hasOwnHeading }: PageBlocksProps) {
  const [data, { site }] = await Promise.all([loadBlockData(locale, blocks), readSite(locale)]);
  const context = {
    locale,
    cdnUrl: site.cdnUrl,
    data,
    productGrid: (products: readonly ProductCard[]) => <ProductGrid locale={locale} products={products} />,
  };
  return <BlockList blocks={blocks} context={context} hasOwnHeading={hasOwnHeading ?? false} />;
}
