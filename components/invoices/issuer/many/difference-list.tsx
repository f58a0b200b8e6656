'use client';

import { useTranslations } from 'next-intl';
import type { InvoiceDifference } from '#lib/api/invoices/issuer-invoices.ts';
import styles from './many.module.css';

/** What a file says otherwise than was asked for, field by field. */
export function DifferenceList({ differences }: { differences: readonly InvoiceDifference[] }) {
  const t = useTranslations('invoicesStore.files');
  if (differences.length === 0) return null;
  return (
    <ul className={styles.differences}>
      {differences.map(({ field, expected, found, is_spelling: isSpelling }) => (
        <li key={field}>
          {t(isSpelling ? 'spelling' : 'difference', {
            field: t(`fields.${field}`),
            expected: expected || t('nothing'),
            found: found || t('nothing'),
          })}
        </li>
      ))}
    </ul>
  );
}
