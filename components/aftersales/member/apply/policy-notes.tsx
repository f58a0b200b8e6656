'use client';

import { useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './apply.module.css';
import { type ApplyInput, type ApplyOptions, chosenLines } from './apply-values.ts';
import { policiesFor } from './policies-for.ts';

/** What anybody may return, and until when, in plain words; of what can’t go back just so, why not. */
export function PolicyNotes({ options, input }: { options: ApplyOptions; input: ApplyInput }) {
  const t = useTranslations('aftersalesMember.policy');
  const { no_reason_days: free, quality_days: days, fulfilment, lines } = options;
  const chosen = chosenLines(options, input);
  const notes = policiesFor(fulfilment, chosen.length > 0 ? chosen : lines);
  const { noReason } = notes;
  return (
    <Disclosure className={styles.policy} open>
      <summary>{t('title')}</summary>
      <ul>
        {noReason && (
          <li>
            {t('noReason', { days: free })}
            {noReason.until !== null &&
              ` ${t('noReasonUntil', { time: formatTime(noReason.until, '', 'yyyy-mm-dd hh:MM') })}`}
            {noReason.isOver && ` ${t('noReasonOver')}`}
          </li>
        )}
        {notes.fault === 'quality' ? (
          <li>{t('quality', { days, isShipped: fulfilment === 'ship' ? 'yes' : 'no' })}</li>
        ) : (
          <li>{t(notes.fault, { days })}</li>
        )}
        {notes.exception && <li>{t(notes.exception)}</li>}
      </ul>
    </Disclosure>
  );
}
