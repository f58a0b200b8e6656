'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded, GuardedScreen } from '#components/layout/guarded.tsx';
import { SearchFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { DeskRedirect } from '#lib/api/site/desk-redirects.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { ImportDialog } from './import-dialog.tsx';
import { MissedPanel } from './missed-panel.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import { redirectList } from './redirect-list.ts';

/** What is open above the list: a redirect, a new one for an address that is missed, or a file. */
type Open = { redirect?: DeskRedirect; source?: string } | 'file';

/** Addresses of before, where they lead, and those that people ask for in vain. */
export function RedirectsScreen() {
  const t = useTranslations('siteDesk.redirects');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <div className="stack-24 min-w-0">
      <PageHeader title={t('title')} text={t('text')}>
        <Guarded node="operator/redirect/edit">
          <Button look="secondary" onClick={() => setOpen('file')}>
            {t('import')}
          </Button>
          <Button onClick={() => setOpen({})}>{t('add')}</Button>
        </Guarded>
      </PageHeader>
      <GuardedScreen node="operator/redirect/list">
        <Redirects onEdit={(redirect) => setOpen({ redirect })} />
        <MissedPanel onLead={(source) => setOpen({ source })} />
        {open === 'file' && <ImportDialog onClose={close} />}
        {open && open !== 'file' && <RedirectDialog {...open} onClose={close} />}
      </GuardedScreen>
    </div>
  );
}

function Redirects({ onEdit }: { onEdit: (redirect: DeskRedirect) => void }) {
  const t = useTranslations('siteDesk.redirects');
  const list = useList(redirectList);
  return (
    <WorkTable
      list={list}
      caption={t('title')}
      rowKey={({ id }) => String(id)}
      rowName={({ source }) => source}
      columns={useColumns(onEdit)}
      filters={<SearchFilter of={list} label={t('search')} />}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
    />
  );
}

function useColumns(onEdit: (redirect: DeskRedirect) => void): WorkColumn<DeskRedirect>[] {
  const t = useTranslations('siteDesk.redirects');
  return [
    {
      key: 'source',
      label: t('source'),
      sort: 'source',
      isMain: true,
      isHeader: true,
      cell: ({ source }) => <span className="wrap-anywhere">{source}</span>,
    },
    {
      key: 'target',
      label: t('target'),
      cell: ({ target }) => (
        <a href={target.replace(/\*$/, '')} target="_blank" rel="noopener" className="wrap-anywhere">
          {target}
        </a>
      ),
    },
    {
      key: 'kind',
      label: t('kind'),
      isTight: true,
      cell: ({ is_permanent: isPermanent }) => t(isPermanent ? 'permanent' : 'temporary'),
    },
    {
      key: 'time',
      label: t('time'),
      sort: 'id',
      sortFirst: 'descending',
      isTight: true,
      cell: ({ create_time: time }) => formatTime(time, '', 'yyyy-mm-dd hh:MM'),
    },
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: (row) => (
        <Guarded node="operator/redirect/edit">
          <Button look="secondary" size="small" onClick={() => onEdit(row)}>
            {t('edit')} <span className="visually-hidden">{row.source}</span>
          </Button>
        </Guarded>
      ),
    },
  ];
}
