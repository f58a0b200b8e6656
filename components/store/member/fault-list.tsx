'use client';

import { useTranslations } from 'next-intl';
import { findWords } from '#lib/i18n/find-words.ts';
import { findFaults, isAreaBelow, stepOf } from './application-steps.ts';
import { type EntryValues, useEntry } from './entry-context.ts';
import styles from './fault-list.module.css';

/** What is still missing, each with the way to its field. */
export function FaultList({ values }: { values: EntryValues }) {
  const t = useTranslations('storeEntry.entry');
  const words = useTranslations('validation');
  const names = useTranslations('storeFields');
  const { today, goTo } = useEntry();
  const faults = findFaults(values, today).filter(
    ({ field }, _, all) =>
      field !== 'agreed' && !(isAreaBelow(field) && all.some((one) => one.field === 'province_id')),
  );
  if (faults.length === 0) return null;
  return (
    <section className={styles.faults} aria-label={t('review.faults', { count: faults.length })}>
      <p>{t('review.faults', { count: faults.length })}</p>
      <ul>
        {faults.map(({ field, message, min, max }) => (
          <li key={field}>
            <button type="button" onClick={() => goTo(stepOf(field), field)}>
              {t('review.fault', {
                field: names(isAreaBelow(field) || field === 'province_id' ? 'area' : `fields.${field}`),
                text: findWords(words, message, { min, max }) ?? words('invalid'),
              })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
