'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Price } from '#components/ui/facts/price.tsx';
import { formatMoney } from '#lib/i18n/money.ts';
import { fromFen } from '#lib/utils/amount.ts';
import styles from './offer.module.css';
import own from './offer-bar.module.css';
import type { OfferSums } from './offer-sums.ts';

/** What the offer comes to, always in view, and the button that sends it. */
export function OfferBar({ sums, isBusy }: { sums: OfferSums; isBusy: boolean }) {
  const t = useTranslations('quotationStore.offer');
  const words = useTranslations('quotation.offer');
  const locale = useLocale();
  const { goods, freight, discount, total, deposit, forfeit, missing } = sums;
  const money = (fen: number) => formatMoney(locale, fromFen(fen));
  return (
    <div className={own.bar}>
      <dl className={own.parts}>
        <Part label={t('goods')} value={money(goods)} />
        {freight > 0 && <Part label={words('freight')} value={`+${money(freight)}`} />}
        {discount > 0 && <Part label={words('discount')} value={money(-discount)} />}
        {deposit > 0 && <Part label={t('deposit')} value={money(deposit)} />}
        {forfeit > 0 && <Part label={t('forfeit')} value={money(forfeit)} />}
      </dl>
      <p className={own.total} aria-live="polite">
        <span>{t(missing > 0 ? 'totalSoFar' : 'total')}</span>
        <Price locale={locale} amount={fromFen(total)} size="large" />
        {missing > 0 && <span className={`${styles.help} col-span-full`}>{t('missing', { count: missing })}</span>}
      </p>
      <Button type="submit" disabled={isBusy}>
        {t('send')}
      </Button>
    </div>
  );
}

function Part({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
