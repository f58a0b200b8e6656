'use client';

import { useTranslations } from 'next-intl';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { StoreApplication } from '#lib/api/store/member-application.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { allFields } from './application-steps.ts';
import styles from './decision-note.module.css';

type Decided = Pick<StoreApplication, 'attempt' | 'decide_time' | 'reason' | 'remarks'>;

/** Why a try was sent back: the reason, and the remark at each field. */
export function DecisionNote({ decided }: { decided: Decided }) {
  const t = useTranslations('storeEntry.entry');
  const words = useTranslations('storeFields.fields');
  const { attempt, decide_time, reason, remarks } = decided;
  const time = formatTime(decide_time, '', 'yyyy-mm-dd hh:MM');
  return (
    <section className={styles.note} aria-label={t('decision.label', { attempt })}>
      <p className="hint">
        <Unbroken>{t('decision.when', { attempt, time })}</Unbroken>
      </p>
      <p>{reason}</p>
      <ul>
        {allFields
          .filter((name) => remarks[name])
          .map((name) => (
            <li key={name}>{t('decision.remark', { field: words(name), text: remarks[name] ?? '' })}</li>
          ))}
      </ul>
    </section>
  );
}
