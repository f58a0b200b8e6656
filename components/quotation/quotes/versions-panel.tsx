'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { QuotationDetail } from '#lib/contract/quotation-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { quotationPaths } from '../quotation-paths.ts';
import styles from './quotes.module.css';

/** Every version that was sent; two of them can be looked at side by side. */
export function VersionsPanel({ quotation: { no, versions } }: { quotation: QuotationDetail }) {
  const t = useTranslations('quotation.versions');
  const locale = useLocale();
  const sent = versions.filter(({ sent_time: time }) => time !== null).sort((left, right) => right.n - left.n);
  const [chosen, setChosen] = useState<number[]>(() => sent.slice(0, 2).map(({ n }) => n));
  if (sent.length < 2) return null;
  const choose = (n: number) =>
    setChosen((before) => (before.includes(n) ? before.filter((each) => each !== n) : [...before, n].slice(-2)));
  const [right, left] = [...chosen].sort((one, other) => other - one);
  return (
    <Panel title={t('title')}>
      <div className={styles.form}>
        <ul className={styles.versions}>
          {sent.map(({ n, author, status, total, sent_time: time }) => (
            <li key={n}>
              <input
                type="checkbox"
                aria-label={t('choose', { n })}
                checked={chosen.includes(n)}
                onChange={() => choose(n)}
              />
              <span className={styles.name}>
                <span>
                  {t('version', { n })} · {t(`authors.${author}`)}
                </span>
                <span className={styles.note}>
                  {t(`statuses.${status}`)} · {formatTime(time, '', 'yyyy-mm-dd hh:MM')}
                </span>
              </span>
              <span className={styles.figures}>{formatMoney(locale, total)}</span>
            </li>
          ))}
        </ul>
        {left !== undefined && right !== undefined && (
          <ButtonLink look="secondary" size="small" href={quotationPaths.compare(no, left, right)}>
            {t('compare', { left, right })}
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}
