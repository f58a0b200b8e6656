'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { QuotationDetail } from '#lib/contract/quotation/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './quotes.module.css';
import own from './versions-panel.module.css';

interface VersionsPanelProps {
  versions: QuotationDetail['versions'];
  /** What the reader calls the two sides. */
  authors: Record<'buyer' | 'seller', string>;
  compareHref: (left: number, right: number) => string;
  /** At the end of each version. */
  toolsOf?: (n: number) => ReactNode;
  /** One alone says nothing new beside the offer itself. */
  least?: number;
}

/** Every version that was sent; two of them can be looked at side by side. */
export function VersionsPanel({ versions, authors, compareHref, toolsOf, least = 2 }: VersionsPanelProps) {
  const t = useTranslations('quotation.versions');
  const locale = useLocale();
  const sent = versions.filter(({ sent_time: time }) => time !== null).sort((left, right) => right.n - left.n);
  // Until somebody chooses, the newest two: another one may come while the page is open.
  const [chosen = sent.slice(0, 2).map(({ n }) => n), setChosen] = useState<number[]>();
  if (sent.length < least) return null;
  const choose = (n: number) =>
    setChosen(chosen.includes(n) ? chosen.filter((each) => each !== n) : [...chosen, n].slice(-2));
  const [right, left] = [...chosen].sort((one, other) => other - one);
  return (
    <Panel title={t('title')}>
      <div className="stack-16 grid-cols-1">
        <ul className={`stack-8 text-14 ${own.versions}`}>
          {sent.map(({ n, author, status, total, sent_time: time }) => (
            <li key={n} data-alone={sent.length === 1 || undefined}>
              {sent.length > 1 && (
                <input
                  type="checkbox"
                  aria-label={t('choose', { n })}
                  checked={chosen.includes(n)}
                  onChange={() => choose(n)}
                />
              )}
              <span className={styles.name}>
                <span>
                  {t('version', { n })} · {authors[author]}
                </span>
                <span className={styles.note}>
                  {t(`statuses.${status}`)} ·{' '}
                  <time title={formatTime(time, '', 'yyyy-mm-dd hh:MM')}>{formatTime(time, '', 'mm-dd hh:MM')}</time>
                </span>
              </span>
              <span className={styles.figures}>
                {formatMoney(locale, total)}
                {toolsOf?.(n)}
              </span>
            </li>
          ))}
        </ul>
        {left !== undefined && right !== undefined && (
          <ButtonLink look="secondary" size="small" href={compareHref(left, right)}>
            {t('compare', { left, right })}
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}
