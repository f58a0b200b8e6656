'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import type { ProductImport } from '#lib/api/catalogue/desk-import.ts';
import styles from './import.module.css';

/** What the file changes of products that are there, from what to what. */
export function ChangeList({ found: { changes, counts, status } }: { found: ProductImport }) {
  const t = useTranslations('catalogueImport');
  const isDone = status === 'done';
  const isMore = counts.update + counts.done > changes.length;
  return (
    <Panel title={t(isDone ? 'changesDone' : 'changes')}>
      <ul className={styles.faults}>
        {changes.map(({ row, product, fields }) => (
          <li key={row}>
            <strong>{t('faultRow', { row })}</strong> <span className="text-ink-3">{product}</span>
            <dl className={styles.changed}>
              {fields.map(({ field, from, to }) => (
                <div key={field}>
                  <dt>{t(`column_${field}`)}</dt>
                  <dd>
                    <del>
                      <span className="visually-hidden">{t('changedFrom')} </span>
                      {from || t('nothingThere')}
                    </del>{' '}
                    <span aria-hidden="true">→</span>{' '}
                    <ins>
                      <span className="visually-hidden">{t('changedTo')} </span>
                      {to || t('nothingThere')}
                    </ins>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {isMore && <p className={`${styles.note} ${styles.more}`}>{t('changesMore', { count: changes.length })}</p>}
    </Panel>
  );
}
