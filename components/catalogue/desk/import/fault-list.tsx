'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { downloadImportFaults, type ProductImport } from '#lib/api/catalogue/desk-import.ts';
import styles from './import.module.css';

/** As many as are taken in at a glance. */
const shownAtFirst = 20;

/** The button that showed more is gone: reading goes on at the first row that it showed. */
const goOn = (row: HTMLLIElement | null) => row?.focus();

/** What is wrong, row by row and column by column. */
export function FaultList({ found: { id, faults, counts } }: { found: ProductImport }) {
  const t = useTranslations('catalogueImport');
  const download = useMutation({ mutationFn: () => downloadImportFaults(id) });
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? faults : faults.slice(0, shownAtFirst);
  const isMore = counts.error + counts.failed > faults.length;
  return (
    <Panel
      title={t('faults')}
      text={t('faultsRetry')}
      actions={
        <Button look="secondary" size="small" isBusy={download.isPending} onClick={() => download.mutate()}>
          {t('faultsDownload')}
        </Button>
      }
    >
      <ul className={styles.faults}>
        {shown.map(({ row, product, errors }, index) => (
          <li
            key={row}
            tabIndex={index === shownAtFirst ? -1 : undefined}
            ref={index === shownAtFirst ? goOn : undefined}
          >
            <strong>{t('faultRow', { row })}</strong> <span className="text-ink-3">{product}</span>
            <ul>
              {errors.map(({ field, text }) => (
                <li key={field ?? ''}>{field ? t('faultOf', { column: t(`column_${field}`), text }) : text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {shown.length < faults.length && (
        <div className={styles.more}>
          <Button look="secondary" size="small" onClick={() => setWhole(true)}>
            {t('faultsAll', { count: faults.length })}
          </Button>
        </div>
      )}
      {isMore && shown.length === faults.length && (
        <p className={`${styles.note} ${styles.more}`}>{t('faultsMore', { count: faults.length })}</p>
      )}
    </Panel>
  );
}
