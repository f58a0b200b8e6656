import { PageLink } from '#components/ui/page/page-link.tsx';
import { readPublished } from '#lib/api/site/published-pages.ts';
import type { ProductDetail } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { productWords } from '../product-words.ts';
import styles from './delivery-facts.module.css';
import { isMadeToOrder } from './is-made-to-order.ts';

const leadKeys = {
  ship: 'delivery.leadShip',
  service: 'delivery.leadService',
  digital: 'delivery.leadDigital',
  pickup: 'delivery.leadPickup',
} as const;

/**
 * What holds for every order of this kind: days of delivery, confirmation, returns and invoices
 * (docs/domain/orders.md 4).
 */
export async function DeliveryFacts({ locale, product }: { locale: Locale; product: ProductDetail }) {
  const { t, lead } = await productWords(locale);
  const isService = product.fulfilment === 'service';
  const isMade = isMadeToOrder(product);
  const returns = isMade ? t('delivery.returnMade') : t('delivery.returnStock');
  const isFromStock = product.fulfilment === 'ship' && !isMade;
  const facts = [
    t(isFromStock ? 'delivery.leadStock' : leadKeys[product.fulfilment], { lead: lead(product) }),
    isService ? t('delivery.receiveService') : t('delivery.receive'),
    isService ? t('delivery.quality') : returns,
    t('delivery.invoice'),
  ];
  const isThere = await readPublished(locale);
  const more = [
    { page: 'delivery', label: t('delivery.more') },
    { page: 'returns', label: t('delivery.moreReturns') },
  ].filter(({ page }) => isThere(page));
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery">{t('deliveryTitle')}</h2>
      <ul className={`stack-8 text-ink-2 text-14 ${styles.facts}`}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {more.length > 0 && (
        <p className="wrap-8-24 mt-16 text-14">
          {more.map(({ page, label }) => (
            <PageLink key={page} href={paths.page(page)}>
              {label}
            </PageLink>
          ))}
        </p>
      )}
    </section>
  );
}
