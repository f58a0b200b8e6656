'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { type MissedAddress, removeMissed } from '#lib/api/site/desk-redirects.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatTime } from '#lib/i18n/date.ts';

/** Addresses without a page that several people asked for, each a click away from leading somewhere. */
export function MissedPanel({ onLead }: { onLead: (source: string) => void }) {
  const t = useTranslations('siteDesk.redirects.missed');
  const query = useQuery(apiQuery('/api/operator/redirect/missed'));
  return (
    <Panel title={t('title')} isFlush>
      <QueryView query={query} skeleton={<ListSkeleton rows={4} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          ) : (
            <RecordList
              caption={t('title')}
              rows={list}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'path',
                  label: t('path'),
                  isMain: true,
                  isHeader: true,
                  cell: ({ path }) => <span className="wrap-anywhere">{path}</span>,
                },
                { key: 'asked', label: t('asked'), align: 'end', cell: ({ asked }) => asked },
                {
                  key: 'last',
                  label: t('last'),
                  cell: ({ last_time: time }) => formatTime(time, '', 'yyyy-mm-dd hh:MM'),
                },
                {
                  key: 'actions',
                  label: t('actions'),
                  align: 'end',
                  cell: (row) => <Actions row={row} onLead={onLead} />,
                },
              ]}
            />
          )
        }
      </QueryView>
    </Panel>
  );
}

function Actions({ row: { id, path }, onLead }: { row: MissedAddress; onLead: (source: string) => void }) {
  const t = useTranslations('siteDesk.redirects.missed');
  const { mutate, isPending } = useMutation({ mutationFn: removeMissed });
  return (
    <Guarded node="operator/redirect/edit">
      <span className="wrap-8 justify-end">
        <Button look="secondary" size="small" onClick={() => onLead(path)}>
          {t('lead')} <span className="visually-hidden">{path}</span>
        </Button>
        <Button look="quiet" size="small" isBusy={isPending} onClick={() => mutate({ id })}>
          {t('remove')} <span className="visually-hidden">{path}</span>
        </Button>
      </span>
    </Guarded>
  );
}
