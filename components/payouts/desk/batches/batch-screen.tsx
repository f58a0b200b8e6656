'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { useKeptFocus } from '#components/ui/hooks/use-kept-focus.ts';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { usePersonName } from '#components/work/decisions/use-person-name.ts';
import money from '#components/work/money/money.module.css';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import { type Batch, type BatchRow, cancelBatch, downloadBatchFile } from '#lib/api/payouts/desk-batches.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { withdrawalTones } from '../../withdrawal-tones.ts';
import { batchesHref } from './batch-address.ts';
import { BatchState } from './batch-cells.tsx';
import { batchRowList } from './batch-lists.ts';
import styles from './batches.module.css';
import { ResultDialog } from './result-dialog.tsx';

/** One file for the bank: what it is, what is to be done with it, and every payment in it. */
export function BatchScreen({ no }: { no: string | undefined }) {
  return no === undefined ? <Missing /> : <Shown key={no} no={no} />;
}

function Missing() {
  const t = useTranslations('payoutsBatches.info');
  const back = { href: batchesHref, label: t('toList') };
  return <MissingRecord heading={t('title')} title={t('missing')} text={t('missingText')} back={back} />;
}

function Shown({ no }: { no: string }) {
  const t = useTranslations('payoutsBatches.info');
  const query = useQuery(apiQuery('/api/operator/payout/info', { no }));
  if (query.error?.error === 'not_found') return <Missing />;
  return (
    <>
      <PageHeader title={t('title')} text={no}>
        <PageLink href={batchesHref}>{t('toList')}</PageLink>
      </PageHeader>
      <div className={styles.parts}>
        <QueryView query={query} skeleton={<ListSkeleton rows={5} />}>
          {(batch) => <Facts batch={batch} />}
        </QueryView>
        <Rows />
      </div>
    </>
  );
}

function Facts({ batch }: { batch: Batch }) {
  const t = useTranslations('payoutsBatches.info');
  const locale = useLocale();
  const nameOf = usePersonName();
  // Cancelling takes its button away.
  const frame = useKeptFocus<HTMLElement>();
  const { count, amount, maker, create_time: time, sha256 } = batch;
  return (
    <section ref={frame} tabIndex={-1} aria-label={t('title')}>
      <Panel title={t('facts')} actions={<Actions batch={batch} />}>
        <FactList
          facts={[
            { key: 'state', label: t('state'), value: <BatchState batch={batch} /> },
            { key: 'count', label: t('count'), value: count },
            { key: 'amount', label: t('amount'), value: formatMoney(locale, amount) },
            { key: 'maker', label: t('maker'), value: nameOf(maker) },
            { key: 'time', label: t('time'), value: formatTime(time, '', 'yyyy-mm-dd hh:MM') },
            { key: 'sha256', label: t('sha256'), value: <code className="text-12 wrap-anywhere">{sha256}</code> },
          ]}
        />
      </Panel>
    </section>
  );
}

function Actions({ batch: { no, open_count: open } }: { batch: Batch }) {
  const t = useTranslations('payoutsBatches.info');
  const may = useHeldNode()('operator/payout/make');
  const [dialog, show] = useState<'result' | 'cancel'>();
  const close = () => show(undefined);
  if (!may) return null;
  return (
    <span className="wrap-8 items-center">
      <DownloadButton no={no} format="csv" label={t('download')} />
      <DownloadButton no={no} format="xlsx" label={t('downloadWorkbook')} />
      <Button look="secondary" size="small" onClick={() => show('result')}>
        {t('read')}
      </Button>
      {open > 0 && (
        <Button look="quiet" size="small" onClick={() => show('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {dialog === 'result' && <ResultDialog no={no} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog no={no} onClose={close} />}
    </span>
  );
}

function DownloadButton({ label, ...file }: { label: string } & Parameters<typeof downloadBatchFile>[0]) {
  const { mutate: download, isPending } = useMutation({ mutationFn: downloadBatchFile });
  return (
    <Button look="secondary" size="small" isBusy={isPending} onClick={() => download(file)}>
      {label}
    </Button>
  );
}

function CancelDialog({ no, onClose }: { no: string; onClose: () => void }) {
  const t = useTranslations('payoutsBatches');
  return (
    <DecisionDialog
      title={t('cancelTitle', { no })}
      text={t('cancelText')}
      confirm={t('cancelConfirm')}
      isDestructive
      asksReason
      decide={(reason) => cancelBatch({ no, reason })}
      onClose={onClose}
    />
  );
}

function Rows() {
  const t = useTranslations('payoutsBatches');
  const list = useList(batchRowList);
  return (
    <WorkTable
      list={list}
      caption={t('info.rows')}
      columns={useRowColumns()}
      rowKey={({ no }) => no}
      rowName={({ no }) => no}
      empty={null}
    />
  );
}

function useRowColumns(): WorkColumn<BatchRow>[] {
  const t = useTranslations('payoutsBatches.columns');
  const locale = useLocale();
  return [
    {
      key: 'no',
      label: t('withdrawal'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no }) => <PageLink href={userPath('desk/withdrawals/info', { no })}>{no}</PageLink>,
    },
    { key: 'owner', label: t('owner'), cell: ({ owner_name: name }) => name },
    {
      key: 'account',
      label: t('account'),
      cell: ({ bank, account }) => (
        <span className={money.words}>
          {bank}
          <span className={`${money.note} ${money.no}`}>{account}</span>
        </span>
      ),
    },
    { key: 'net', label: t('net'), align: 'end', isTight: true, cell: ({ net }) => formatMoney(locale, net) },
    { key: 'status', label: t('status'), cell: (row) => <RowState row={row} /> },
  ];
}

function RowState({ row: { status, reference, reason } }: { row: BatchRow }) {
  const t = useTranslations('payoutsBatches.statuses');
  const words = useTranslations('payoutsDesk.states');
  return (
    <span className={money.words}>
      {status === 'retried' ? (
        <Chip tone="neutral">{t('retried')}</Chip>
      ) : (
        <Chip tone={withdrawalTones[status]}>{words(status)}</Chip>
      )}
      {(reference || reason) && <span className={money.note}>{[reference, reason].filter(Boolean).join(' ')}</span>}
    </span>
  );
}
