'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { SalesFigures } from '#lib/api/store/homes.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './back-home.module.css';

/** What sold best in the last thirty days. */
export function TopPanel({ top }: { top: SalesFigures['top'] }) {
  const t = useTranslations('storeHomes.top');
  const locale = useLocale();
  return (
    <Panel title={t('title')} isFlush>
      {top.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ol className={`grid ${styles.list}`}>
          {top.map(({ name, picture, qty, sales }) => (
            <li key={name} className={styles.product}>
              <span className={styles.frame}>
                <Picture picture={picture} sizes="40px" isDecorative className={styles.picture ?? ''} />
              </span>
              <span className={styles.name}>{name}</span>
              <span className={`flex-none text-end grid ${styles.amount}`}>
                <strong>{formatMoney(locale, sales)}</strong>
                <span>{t('qty', { count: qty })}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
