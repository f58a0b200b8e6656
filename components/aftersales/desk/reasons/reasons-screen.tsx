'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { ReasonRecord } from '#lib/contract/aftersales/desk-cases.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { PoliciesPanel } from './policies-panel.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useReasonColumns } from './use-reason-columns.tsx';

/** Why customers may ask for something: the words, what each fits, and who is at fault; below it what they read of the policy. */
export function ReasonsScreen() {
  const t = useTranslations('aftersalesDesk.reasons');
  const query = useQuery(apiQuery('/api/operator/aftersale/reasons'));
  const mayEdit = useHeldNode()('operator/aftersale/reasons');
  /** The one that is changed; null is a new one. */
  const [open, setOpen] = useState<ReasonRecord | null>();
  const columns = useReasonColumns(mayEdit ? setOpen : undefined);
  const last = Math.max(0, ...(query.data?.list ?? []).map(({ sort }) => sort));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <PageLink href={userPath('desk/aftersales')} className="self-center px-8">
          {t('back')}
        </PageLink>
        {mayEdit && (
          <Button size="small" onClick={() => setOpen(null)}>
            {t('add')}
          </Button>
        )}
      </PageHeader>
      <Panel isFlush>
        <QueryView query={query} skeleton={<ListSkeleton rows={8} />}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState title={t('empty')} text={t('emptyText')} />
            ) : (
              <RecordList caption={t('title')} columns={columns} rows={list} rowKey={({ id }) => id} />
            )
          }
        </QueryView>
      </Panel>
      {query.data && <PoliciesPanel policies={query.data.policies} />}
      {open !== undefined && (
        <ReasonDialog reason={open ?? undefined} nextSort={last + 10} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
