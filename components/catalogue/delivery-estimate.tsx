import { getTranslations } from 'next-intl/server';
import type { readDelivery } from '#lib/api/catalogue.ts';
import type { ProductDetail } from '#lib/contract/catalogue-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './delivery-estimate.module.css';
import { RegionSelect } from './lazy-panel.tsx';

interface DeliveryEstimateProps {
  locale: Locale;
  product: Pick<ProductDetail, 'lead_days_min'>;
  delivery: NonNullable<Awaited<ReturnType<typeof readDelivery>>>;
}

/**
 * What sending costs and when it can be there at the earliest, by region. Both answers are in the page; the style shows
 * the one of the chosen region, so that it costs no script and works without one.
 */
export async function DeliveryEstimate({ locale, product, delivery }: DeliveryEstimateProps) {
  const t = await getTranslations('catalogue.estimate');
  const { base, free_from, remote, remote_provinces, transit_days, remote_transit_days, provinces } = delivery;
  const money = (amount: string) => formatMoney(locale, amount);
  const prices = { base: money(base), free: money(free_from), remote: money(remote) };
  const days = (onTheWay: number) => product.lead_days_min + onTheWay;
  return (
    <div className={styles.estimate}>
      {provinces.length > 0 && (
        <p className={styles.region}>
          <label htmlFor="region">{t('to')}</label>
          <RegionSelect id="region">
            <option value="">{t('choose')}</option>
            {provinces.map(({ value, label }) => (
              <option key={value} value={value} data-remote={remote_provinces.includes(value) ? '' : undefined}>
                {label}
              </option>
            ))}
          </RegionSelect>
        </p>
      )}
      <p className={styles.near}>{t('near', { ...prices, days: days(transit_days) })}</p>
      <p className={styles.remote}>{t('remote', { ...prices, days: days(remote_transit_days) })}</p>
    </div>
  );
}
