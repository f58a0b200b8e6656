'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { revokeOtherSessions, revokeSession, type SessionRecord } from '#lib/api/identity/member-security.ts';
import { apiQuery, isNotOffered } from '#lib/api/transport/queries.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { Place } from './place.tsx';

/** Devices that are logged in, each of which can be signed out, or all but this one. */
export function SessionList() {
  const t = useTranslations('identitySecurity.sessions');
  const query = useQuery(apiQuery('/api/account/sessions'));
  const [ending, setEnding] = useState<SessionRecord | 'others'>();
  if (isNotOffered(query.error)) return null;
  const hasOthers = (query.data?.list ?? []).some(({ is_current }) => !is_current);
  return (
    <Panel
      title={t('title')}
      text={t('text')}
      isFlush
      actions={
        hasOthers && (
          <Button look="secondary" size="small" isDestructive onClick={() => setEnding('others')}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      <QueryView query={query} skeleton={<ListSkeleton rows={2} />}>
        {({ list }) => <Sessions list={list} onEnd={setEnding} />}
      </QueryView>
      {ending && <EndDialog ending={ending} onClose={() => setEnding(undefined)} />}
    </Panel>
  );
}

function Sessions({ list, onEnd }: { list: SessionRecord[]; onEnd: (session: SessionRecord) => void }) {
  const t = useTranslations('identitySecurity.sessions');
  const none = useTranslations('ui')('none');
  const columns = [
    {
      key: 'device',
      label: t('device'),
      isMain: true,
      cell: ({ device, is_current }: SessionRecord) => (
        <span className="wrap-8 items-center">
          {device || t('unknown')}
          {is_current && <Chip tone="success">{t('current')}</Chip>}
        </span>
      ),
    },
    { key: 'place', label: t('place'), cell: (row: SessionRecord) => <Place {...row} /> },
    { key: 'since', label: t('since'), cell: (row: SessionRecord) => formatTime(row.create_time, none) },
    { key: 'seen', label: t('seen'), cell: (row: SessionRecord) => formatTime(row.last_seen_time, none) },
    {
      key: 'actions',
      label: t('action'),
      align: 'end' as const,
      cell: (row: SessionRecord) =>
        row.is_current ? null : (
          <Button look="quiet" size="small" isDestructive onClick={() => onEnd(row)}>
            {t('end')}
          </Button>
        ),
    },
  ];
  return <RecordList caption={t('title')} rows={list} rowKey={({ id }) => id} columns={columns} />;
}

function EndDialog({ ending, onClose }: { ending: SessionRecord | 'others'; onClose: () => void }) {
  const t = useTranslations('identitySecurity.sessions');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => void (ending === 'others' ? await revokeOtherSessions() : await revokeSession(ending.id)),
    onSettled: () => {
      onClose();
      return untilReread();
    },
  });
  const device = ending === 'others' ? '' : ending.device || t('unknown');
  return (
    <ConfirmDialog
      title={ending === 'others' ? t('endOthersTitle') : t('endTitle', { device })}
      text={t('endText')}
      confirm={t('end')}
      isDestructive
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
