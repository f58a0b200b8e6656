import { PageLink } from '#components/ui/page/page-link.tsx';
import type { CategoryNode } from '#lib/contract/catalogue/facets.ts';
import type { ProductListing } from '#lib/contract/catalogue/shop-products.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { listingAddress, startState } from '#lib/routes/listing-state.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './category-nav.module.css';

interface CategoryNavProps {
  categories: CategoryNode[];
  current: ProductListing['category'];
  /** Words of a search go along to another category; filters do not, they may not exist there. */
  search: string;
}

/** The category tree; the branch one stands in is open. Counts are of whole categories, so a search hides them. */
export async function CategoryNav({ categories, current, search }: CategoryNavProps) {
  const t = await getTranslations('catalogue');
  const openIds = new Set(current?.breadcrumb.map(({ id }) => id));
  const address = (base: string) => listingAddress(base, { ...startState, search });
  const branch = (nodes: CategoryNode[]) => (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <PageLink
            href={address(paths.productList(node.id))}
            aria-current={node.id === current?.id ? 'page' : undefined}
          >
            <span>{node.name}</span>
            {!search && <span className="caption font-normal">{node.count}</span>}
          </PageLink>
          {openIds.has(node.id) && node.children.length > 0 && branch(node.children)}
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={t('categories')} className={styles.tree}>
      <p className={styles.title}>{t('categories')}</p>
      <PageLink href={address(paths.products)} aria-current={current ? undefined : 'page'}>
        {t('allCategories')}
      </PageLink>
      {branch(categories)}
    </nav>
  );
}
