import { ButtonLink } from '#components/ui/button.tsx';
import { Breadcrumb } from '#components/ui/page/breadcrumb.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { JsonLd } from '#components/ui/page/json-ld.tsx';
import { readCategories, readServices } from '#lib/api/catalogue/shop-products.ts';
import type { ProductCard as ProductCardData } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';
import { ProductGrid } from './listing/product-grid.tsx';
import { VisitSteps } from './product/visit-steps.tsx';
import styles from './services-screen.module.css';
import { breadcrumbData } from './structured-data.ts';

/** All services, by category in the order of the tree. */
export async function ServicesScreen({ locale }: { locale: Locale }) {
  const [t, services, tree] = await Promise.all([
    getTranslations('catalogue'),
    readServices(locale),
    readCategories(locale),
  ]);
  const groups = Map.groupBy(services.list, (service: ProductCardData) => service.category.id);
  const categories = tree.list.flatMap((root) => [root, ...root.children]).filter(({ id }) => groups.has(id));
  const crumbs = [{ name: t('home'), href: paths.home }, { name: t('servicesTitle') }];
  return (
    <div className={styles.page}>
      <JsonLd data={breadcrumbData(locale, crumbs, paths.services)} />
      <header className={`container stack-12 ${styles.head}`}>
        <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />
        <h1>{t('servicesTitle')}</h1>
        <p>{t('servicesLead')}</p>
        {categories.length > 1 && (
          <nav aria-label={t('categories')} className={`wrap-8 ${styles.jumps}`}>
            {categories.map(({ id, slug, name }) => (
              <a key={id} href={`#${slug}`}>
                {name}
              </a>
            ))}
          </nav>
        )}
      </header>
      {categories.length === 0 && (
        <EmptyState title={t('emptyTitle')} text={t('servicesEmpty')}>
          <ButtonLink href={paths.cooperate}>{t('emptyAsk')}</ButtonLink>
        </EmptyState>
      )}
      {categories.map((category, index) => (
        <section key={category.id} id={category.slug} aria-labelledby={`${category.slug}-title`} className="container">
          <div className={styles.group}>
            <div className={`stack-8 content-start ${styles.groupHead}`}>
              <h2 id={`${category.slug}-title`}>{category.name}</h2>
              <p>{category.description}</p>
            </div>
            <ProductGrid
              locale={locale}
              products={groups.get(category.id) ?? []}
              isNearTop={index === 0}
              isBesideFilters
            />
          </div>
        </section>
      ))}
      <VisitSteps />
    </div>
  );
}
