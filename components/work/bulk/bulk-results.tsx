'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '#lib/api/transport/api-error.ts';
import styles from './bulk-dialog.module.css';
import type { BulkOutcome } from './run-bulk.ts';

interface BulkResultsProps<Row> {
  rows: readonly Row[];
  run: {
    outcomes: ReadonlyMap<string, BulkOutcome>;
    counts: Record<BulkOutcome['state'], number>;
    isRunning: boolean;
  };
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
}

/** How far it is, and how each row came out. */
export function BulkResults<Row>({ rows, run, rowKey, rowName }: BulkResultsProps<Row>) {
  const t = useTranslations('work.bulk');
  const { counts, isRunning, outcomes } = run;
  const ended = counts.done + counts.failed;
  const hasEnded = !isRunning && ended > 0;
  const isFailed = (row: Row) => outcomes.get(rowKey(row))?.state === 'failed';
  // While it runs every row keeps its place; in the end nobody has to look for those that are left to do.
  const inOrder = hasEnded ? [...rows.filter(isFailed), ...rows.filter((row) => !isFailed(row))] : rows;
  return (
    <>
      <progress className={styles.progress} max={rows.length} value={ended} aria-label={t('progress')} />
      <p className={styles.count}>
        {t('count', { ended, count: rows.length })}
        <span role="status" className={counts.failed > 0 ? styles.failures : 'visually-hidden'}>
          {hasEnded && t('summary', { done: counts.done, failed: counts.failed })}
        </span>
      </p>
      <ul className={styles.results}>
        {inOrder.map((row) => {
          const outcome = outcomes.get(rowKey(row)) ?? { state: 'waiting' };
          return (
            <li key={rowKey(row)} data-state={outcome.state}>
              <span>{rowName(row)}</span>
              <Outcome outcome={outcome} isRunning={isRunning} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Outcome({ outcome, isRunning }: { outcome: BulkOutcome; isRunning: boolean }) {
  const t = useTranslations('work.bulk');
  if (outcome.state === 'failed') {
    // Without a sentence of the server nobody knows whether it was done.
    const { reason } = outcome;
    return <span className={styles.failed}>{(reason instanceof ApiError && reason.message) || t('noAnswer')}</span>;
  }
  if (outcome.state === 'waiting') return <span>{t(isRunning ? 'waiting' : 'notBegun')}</span>;
  return <span className={outcome.state === 'done' ? styles.done : undefined}>{t(outcome.state)}</span>;
}
