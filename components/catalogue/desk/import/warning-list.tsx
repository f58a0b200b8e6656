'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import type { ProductImport } from '#lib/api/catalogue/desk-import.ts';
import styles from './import.module.css';

/** What customers would miss of products that can be imported, or were, row by row. */
export function WarningList({ found: { warnings, warned_count: count, status } }: { found: ProductImport }) {
  const t = useTranslations('catalogueImport');
  return (
    <Panel title={t('warnings')} text={t(status === 'done' ? 'warningsDone' : 'warningsText')}>
      <ul className={styles.faults}>
        {warnings.map(({ row, product, notes }) => (
          <li key={row}>
            <strong>{t('faultRow', { row })}</strong> <span className="text-ink-3">{product}</span>
            <ul>
              {notes.map(({ field, text }) => (
                <li key={`${field} ${text}`}>{field ? t('faultOf', { column: t(`column_${field}`), text }) : text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {count > warnings.length && (
        <p className={`${styles.note} ${styles.more}`}>{t('warningsMore', { count: warnings.length, total: count })}</p>
      )}
    </Panel>
  );
}
