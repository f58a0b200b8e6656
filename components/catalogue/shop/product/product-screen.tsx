import type { ReactNode } from 'react';
import { Chip } from '#components/ui/chip.tsx';
import { Breadcrumb } from '#components/ui/page/breadcrumb.tsx';
import { JsonLd } from '#components/ui/page/json-ld.tsx';
import { Section } from '#components/ui/page/section.tsx';
import { readDelivery } from '#lib/api/catalogue/shop-products.ts';
import type { ProductDetail } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';
import { ProductGrid } from '../listing/product-grid.tsx';
import { productPath, productWords } from '../product-words.ts';
import { breadcrumbData, productData } from '../structured-data.ts';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { LazyPanel } from './lazy-panel.tsx';
import { firstVariantFirst, goodsFen } from './price-rules.ts';
import { ProductDetails } from './product-details.tsx';
import { productCrumbs } from './product-facts.ts';
import { ProductGallery } from './product-gallery.tsx';
import styles from './product-screen.module.css';
import { PurchaseView } from './purchase-view.tsx';
import { purchaseProps } from './purchase-words.ts';
import { VisitSteps } from './visit-steps.tsx';

interface ProductScreenProps {
  locale: Locale;
  product: ProductDetail;
  /** Takes the place of version and quantity, where a product is made to measure. */
  configurator?: ReactNode;
  /** What it costs as the configurator begins, in fen; undefined where a seller names the price. */
  goods?: number | undefined;
  /** Rows that stand before the product's own in its specification table. */
  facts?: ReactNode;
  /** Buttons that buy the chosen version. */
  actions?: ReactNode;
  /** What recommending it would earn. */
  share?: ReactNode;
}

/** A product or a service: pictures, version and price, then everything one may want to know (design, Product). */
export async function ProductScreen({
  locale,
  product,
  configurator,
  goods,
  facts,
  actions,
  share,
}: ProductScreenProps) {
  const t = await getTranslations('catalogue');
  const [crumbs, delivery] = await Promise.all([productCrumbs(product), readDelivery(locale)]);
  return (
    <div className={styles.page}>
      <JsonLd data={[productData(locale, product), breadcrumbData(locale, crumbs, productPath(product))]} />
      <div className={`container stack-24 grid-cols-1 ${styles.top}`}>
        <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />
        <div className={`stack-24 grid-cols-1 ${styles.columns}`}>
          <ProductGallery product={product} />
          <div className={`stack-24 content-start grid-cols-1 ${styles.side}`}>
            <Title locale={locale} product={product} />
            {configurator ?? <Purchase locale={locale} product={product} actions={actions} />}
            {delivery && product.fulfilment === 'ship' && (
              <DeliveryEstimate
                locale={locale}
                product={product}
                delivery={delivery}
                goods={configurator ? goods : firstGoods(product)}
              />
            )}
            {configurator && <EnquiryLink product={product} />}
            <p className={styles.actionNote}>{t('askNote')}</p>
            {share}
          </div>
        </div>
      </div>
      {product.kind === 'service' && <VisitSteps />}
      <ProductDetails locale={locale} product={product} facts={facts} />
      {product.related.length > 0 && (
        <Section title={t('relatedTitle')} tone="sunken">
          <ProductGrid locale={locale} products={product.related.slice(0, 4)} />
        </Section>
      )}
    </div>
  );
}

/** What the version that is shown first costs in the smallest quantity. */
function firstGoods(product: ProductDetail): number | undefined {
  const [variant] = firstVariantFirst(product.variants);
  return goodsFen(product, { variant, quantity: product.minimum_quantity });
}

async function Purchase({ locale, product, actions }: ProductScreenProps) {
  const props = {
    ...(await purchaseProps(locale, product)),
    actions,
    children: (
      <>
        <input type="hidden" name="product" value={product.id} />
        <input type="hidden" name="topic" value="bulk-purchase" />
        <PricingNote pricing={product.pricing} />
      </>
    ),
  };
  const early = <PurchaseView {...props} variant={props.variants[0]} quantityText={String(props.minimum)} />;
  return <LazyPanel {...props} early={early} />;
}

/** The second way beside a configurator: to ask in words. */
async function EnquiryLink({ product }: { product: ProductDetail }) {
  const t = await getTranslations('catalogue');
  return (
    <a href={`${paths.cooperate}?product=${product.id}&topic=bulk-purchase`} className={styles.ask}>
      {t('askInWords')}
    </a>
  );
}

async function Title({ locale, product }: ProductScreenProps) {
  const { t, lead, leadLabel, minimum } = await productWords(locale);
  return (
    <header className={`stack-12 ${styles.title}`}>
      <h1>{product.name}</h1>
      <p className="text-ink-2">{product.summary}</p>
      <p className="wrap-8">
        <Chip tone="primary">
          {leadLabel(product)} {lead(product)}
        </Chip>
        {product.minimum_quantity > 1 && <Chip>{minimum(product)}</Chip>}
        {product.sold > 0 && <Chip>{t('sold', { count: product.sold })}</Chip>}
        {!product.is_available && <Chip tone="warning">{t('soldOut')}</Chip>}
      </p>
      {product.locale !== locale && <p className="warning-note">{t('fallbackText')}</p>}
    </header>
  );
}

/** Why this price is not the last word, where it is not. */
async function PricingNote({ pricing }: Pick<ProductDetail, 'pricing'>) {
  const t = await getTranslations('catalogue');
  if (pricing === 'fixed') return null;
  return <p className="text-ink-2 text-14">{t(pricing === 'configured' ? 'configuredNote' : 'quoteNote')}</p>;
}
