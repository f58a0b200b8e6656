'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ChoiceFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkBulkAction } from '#components/work/work-types.ts';
import { type OutboxRow, retryMessage } from '#lib/api/messaging/desk-outbox.ts';
import { outboxList } from './outbox-list.ts';
import { RevealedMessage } from './revealed-message.tsx';
import { useMessageName, useOutboxColumns } from './use-outbox-columns.tsx';

/** A message that is tried again is there or has failed again within seconds. */
const refreshSeconds = 10;

/** Mails and text messages: what failed and why, what waits, what went out. */
export function OutboxScreen() {
  const t = useTranslations('messagingOutbox');
  const list = useList(outboxList);
  const nameOf = useMessageName();
  const [opened, open] = useState<OutboxRow>();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useOutboxColumns(open)}
        refreshSeconds={refreshSeconds}
        rowKey={({ id }) => String(id)}
        rowName={(row) => t('rowName', { message: nameOf(row), recipient: row.recipient })}
        bulk={useBulk()}
        filters={
          <>
            <SearchFilter of={list} label={t('search')} />
            <ChoiceFilter
              of={list}
              name="state"
              label={t('columns.state')}
              all={t('states.failed')}
              options={(['waiting', 'sent', 'expired', 'all'] as const).map((value) => ({
                value,
                label: t(`states.${value}`),
              }))}
            />
            <ChoiceFilter
              of={list}
              name="channel"
              label={t('channel')}
              all={t('everyChannel')}
              options={(['email', 'mobile'] as const).map((value) => ({ value, label: t(`channels.${value}`) }))}
            />
          </>
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      {opened && <RevealedMessage row={opened} onClose={() => open(undefined)} />}
    </>
  );
}

function useBulk(): WorkBulkAction<OutboxRow>[] {
  const t = useTranslations('messagingOutbox');
  const isHeld = useHeldNode();
  if (!isHeld('operator/outbox/retry')) return [];
  return [
    {
      key: 'retry',
      label: t('retrySelected'),
      isPossible: ({ actions }) => actions.includes('retry'),
      run: ({ id }) => retryMessage({ id }, { isCodeShown: false, isErrorShown: false }),
    },
  ];
}
