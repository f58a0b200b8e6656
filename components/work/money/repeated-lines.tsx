'use client';

import { useFormatter, useTranslations } from 'next-intl';
import styles from './money.module.css';

/** Which lines of a file contradict each other, as they name the same number. Nothing where there are none. */
export function RepeatedLines({ lines }: { lines: readonly number[] }) {
  const t = useTranslations('ui');
  const format = useFormatter();
  if (lines.length === 0) return null;
  return <span className={styles.note}>{t('repeatedLines', { lines: format.list(lines.map(String)) })}</span>;
}
