'use client';

import { useTranslations } from 'next-intl';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './apply.module.css';
import { type ApplyInput, type ApplyOptions, chosenLines } from './apply-values.ts';

/** What anybody may return, and until when, in plain words; of goods made for the customer why they can’t go back just so. */
export function PolicyNotes({ options, input }: { options: ApplyOptions; input: ApplyInput }) {
  const t = useTranslations('aftersalesMember.policy');
  const { no_reason_days: free, quality_days: quality, fulfilment } = options;
  const lines = chosenLines(options, input);
  const returns = lines.flatMap(({ offers }) => offers.filter(({ is_no_reason: isFree }) => isFree));
  const ends = returns.map(({ no_reason_until: until }) => until).filter((until) => until !== null);
  const isMade = (lines.length > 0 ? lines : options.lines).some(({ is_made: made }) => made);
  const isOfGoods = fulfilment === 'ship' || fulfilment === 'pickup';
  return (
    <details className={styles.policy} open>
      <summary>{t('title')}</summary>
      <ul>
        {isOfGoods && (
          <li>
            {t('noReason', { days: free })}
            {ends.length > 0 &&
              ` ${t('noReasonUntil', { time: formatTime(Math.min(...ends), '', 'yyyy-mm-dd hh:MM') })}`}
          </li>
        )}
        <li>{t(isOfGoods ? 'quality' : 'qualityService', { days: quality })}</li>
        {isMade && <li>{t('made')}</li>}
      </ul>
    </details>
  );
}
