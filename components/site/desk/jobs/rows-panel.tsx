'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ReasonDialog } from '#components/ui/dialogs/reason-dialog.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { type FailingRow, jobRowsQuery, putRowAside, retryRow } from '#lib/api/site/desk-jobs.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './jobs.module.css';

const refreshSeconds = 30;

/** Records that jobs could not do: which, why, when they come back, and what people can do about it. */
export function RowsPanel() {
  const t = useTranslations('siteJobs.rows');
  const query = useQuery({ ...jobRowsQuery(), refetchInterval: refreshSeconds * 1000 });
  const columns = useRowColumns();
  return (
    <Panel title={t('title')} text={t('text')} isFlush>
      <QueryView query={query} skeleton={<ListSkeleton rows={2} />}>
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          ) : (
            <>
              <RecordList caption={t('title')} columns={columns} rows={list} rowKey={({ id }) => String(id)} />
              {total > list.length && <p className={styles.some}>{t('some', { count: list.length, total })}</p>}
            </>
          )
        }
      </QueryView>
    </Panel>
  );
}

function useRowColumns(): Column<FailingRow>[] {
  const t = useTranslations('siteJobs');
  return [
    {
      key: 'row',
      label: t('rows.columns.row'),
      isMain: true,
      cell: ({ step, row }) => (
        <span className={styles.name}>
          <span className="whitespace-nowrap">{row}</span>
          <span className="hint">{t(`steps.${step}`)}</span>
        </span>
      ),
    },
    { key: 'state', label: t('rows.columns.state'), cell: (row) => <RowState row={row} /> },
    {
      key: 'error',
      label: t('rows.columns.error'),
      cell: ({ error }) => (
        <span className={styles.error} lang="en">
          {error}
        </span>
      ),
    },
    {
      key: 'times',
      label: t('rows.columns.times'),
      isTight: true,
      cell: ({ first_time, last_time }) => (
        <span className={styles.words}>
          <Unbroken>{t('last', { time: formatTime(last_time, '') })}</Unbroken>
          <span className="hint">
            <Unbroken>{t('first', { time: formatTime(first_time, '') })}</Unbroken>
          </span>
        </span>
      ),
    },
    { key: 'actions', label: t('rows.columns.actions'), cell: (row) => <RowActions row={row} /> },
  ];
}

function RowState({ row: { failures, aside, retry_time: retryTime } }: { row: FailingRow }) {
  const t = useTranslations('siteJobs');
  return (
    <span className={styles.words}>
      <Chip tone={aside ? 'neutral' : 'error'}>{t(aside ? 'rows.isAside' : 'rows.failing')}</Chip>
      <span className="hint">{t('failures', { count: failures })}</span>
      {retryTime !== null && (
        <span className="hint">
          <Unbroken>{t('rows.retryAt', { time: formatTime(retryTime, '') })}</Unbroken>
        </span>
      )}
      {aside && (
        <span className="hint">
          <Unbroken>
            {t('rows.asideBy', { name: aside.by, reason: aside.reason, time: formatTime(aside.time, '') })}
          </Unbroken>
        </span>
      )}
    </span>
  );
}

function RowActions({ row: { id, step, row, actions } }: { row: FailingRow }) {
  const t = useTranslations('siteJobs');
  const holds = useHeldNode();
  const [isAsking, setAsking] = useState(false);
  const retry = useDecision(retryRow);
  const aside = useDecision(putRowAside, { onDone: () => setAsking(false) });
  return (
    <span className={styles.actions}>
      {holds('operator/job/retry') && (
        <Button look="secondary" size="small" isBusy={retry.dialog.isBusy} onClick={() => retry.send({ id })}>
          {t('rows.retry')} <span className="visually-hidden">{row}</span>
        </Button>
      )}
      {actions.includes('aside') && holds('operator/job/aside') && (
        <Button look="quiet" size="small" onClick={() => setAsking(true)}>
          {t('rows.putAside')} <span className="visually-hidden">{row}</span>
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          {...aside.dialog}
          title={t('rows.asideTitle', { row })}
          text={t('rows.asideText', { step: t(`steps.${step}`) })}
          confirm={t('rows.putAside')}
          onConfirm={(reason) => aside.send({ id, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}
