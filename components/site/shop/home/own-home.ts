import type { ShownBlock } from '#lib/contract/site/blocks/kinds.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';

const noPicture = { picture: null, frame: 'plain' } as const;

/**
 * The home page of a shop whose operators have made none: its name, the search, and whatever the catalogue holds. It says nothing of any
 * trade.
 */
export async function ownHome(siteName: string): Promise<ShownBlock[]> {
  const t = await getTranslations('siteBlocks.ownHome');
  const toProducts = { action: t('allProducts'), link: paths.products };
  return [
    {
      id: 'own-hero',
      kind: 'hero',
      fields: { title: siteName, lead: '', has_search: true, search_hint: '', action: '', link: '', ...noPicture },
    },
    { id: 'own-categories', kind: 'categories', fields: { title: t('categories'), categories: [], pictures: [] } },
    {
      id: 'own-products',
      kind: 'products',
      fields: {
        ...{ title: t('products'), lead: '', source: 'newest', category: 0, products: [], limit: 8, tone: 'sunken' },
        ...toProducts,
      },
    },
    {
      id: 'own-services',
      kind: 'services',
      fields: {
        ...{ title: t('services'), lead: '', products: [], limit: 4, tone: 'paper' },
        ...{ action: t('allServices'), link: paths.services },
      },
    },
  ];
}
