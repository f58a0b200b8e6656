import type { readDelivery } from '#lib/api/catalogue/shop-products.ts';
import type { ProductDetail } from '#lib/contract/catalogue/shop-records.ts';
import { freightRulesOf } from '#lib/delivery/freight-rules.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import styles from './delivery-estimate.module.css';
import type { DeliveryLinesProps } from './delivery-lines.tsx';
import { isMadeToOrder } from './is-made-to-order.ts';
import { DeliveryLines, RegionSelect } from './lazy-panel.tsx';

interface DeliveryEstimateProps {
  locale: Locale;
  product: Pick<ProductDetail, 'lead_days_min' | 'pricing' | 'variants'>;
  delivery: NonNullable<Awaited<ReturnType<typeof readDelivery>>>;
  /** What the first choice costs, in fen; undefined where nobody can say. */
  goods: number | undefined;
}

/**
 * What sending costs and when it can be there at the earliest, by region. Both answers are in the page; the style shows
 * the one of the chosen region, so that a region costs no script and works without one.
 */
export async function DeliveryEstimate({ locale, product, delivery, goods }: DeliveryEstimateProps) {
  const t = await getTranslations('catalogue.estimate');
  const { remote_provinces: remoteProvinces, provinces } = delivery;
  const way = (onTheWay: number, provinceId?: number) => {
    const days = product.lead_days_min + onTheWay;
    return { provinceId, days, daysText: t('days', { days }), dayText: t('day', { days, day: '{day}' }) };
  };
  return (
    <div className={styles.estimate}>
      {provinces.length > 0 && (
        <p className={`wrap-4-12 items-center ${styles.region}`}>
          <label htmlFor="region">{t('to')}</label>
          <RegionSelect id="region">
            <option value="">{t('choose')}</option>
            {provinces.map(({ value, label }) => (
              <option key={value} value={value} data-remote={remoteProvinces.includes(value) ? '' : undefined}>
                {label}
              </option>
            ))}
          </RegionSelect>
        </p>
      )}
      <DeliveryLines
        locale={locale}
        rules={freightRulesOf(delivery)}
        goods={goods}
        words={await lineWords(locale, delivery)}
        ways={[
          way(delivery.transit_days),
          ...remoteProvinces.slice(0, 1).map((first) => way(delivery.remote_transit_days, first)),
        ]}
      />
      <p className="text-ink-3">{t(isMadeToOrder(product) ? 'note' : 'noteStock')}</p>
    </div>
  );
}

async function lineWords(
  locale: Locale,
  { free_from, remote }: DeliveryEstimateProps['delivery'],
): Promise<DeliveryLinesProps['words']> {
  const t = await getTranslations('catalogue.estimate');
  const values = { free: formatMoney(locale, free_from), remote: formatMoney(locale, remote), more: '{more}' };
  return {
    freight: t('freight'),
    arrival: t('arrival'),
    free: t('free'),
    from: t('from', values),
    toGo: t('toGo', values),
    remoteFrom: t('remoteFrom', values),
    remoteToGo: t('remoteToGo', values),
    remoteOnly: t('remoteOnly', values),
  };
}
