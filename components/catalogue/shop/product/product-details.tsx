import type { ReactNode } from 'react';
import { Prose } from '#components/ui/page/prose.tsx';
import type { ProductDetail } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { DeliveryFacts } from './delivery-facts.tsx';
import styles from './product-details.module.css';

interface DetailsProps {
  locale: Locale;
  product: ProductDetail;
  /** Rows of what can be configured. */
  facts?: ReactNode;
}

/** Description at the left; at the right what is looked up: specification, delivery, after-sales. */
export async function ProductDetails({ locale, product, facts }: DetailsProps) {
  const t = await getTranslations('catalogue');
  const isService = product.kind === 'service';
  return (
    <div className={`container ${styles.details}`}>
      <section aria-labelledby="description">
        <h2 id="description">{t(isService ? 'serviceDescriptionTitle' : 'descriptionTitle')}</h2>
        <Prose html={product.description} />
      </section>
      <div className={styles.facts}>
        {(facts || product.specifications.length > 0) && (
          <section aria-labelledby="specification">
            <h2 id="specification">{t(isService ? 'includedTitle' : 'specificationTitle')}</h2>
            <dl className={styles.table}>
              {facts}
              {product.specifications.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <DeliveryFacts locale={locale} product={product} />
      </div>
    </div>
  );
}
