'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { LevelRow } from '#lib/api/referral/desk-levels.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { LevelDialog } from './level-dialog.tsx';
import { useLevelColumns } from './use-level-columns.tsx';

/** What promoters earn by their level, and how one is reached. */
export function LevelsScreen() {
  const t = useTranslations('referralDesk.levels');
  const query = useQuery(apiQuery('/api/operator/promoter/levels'));
  const [edited, setEdited] = useState<LevelRow | 'new'>();
  const columns = useLevelColumns(setEdited);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <ButtonLink href={userPath('desk/promoters')} look="quiet" size="small">
          {t('back')}
        </ButtonLink>
        <Guarded node="operator/promoter/rates">
          <Button size="small" onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        </Guarded>
      </PageHeader>
      <Panel isFlush>
        <QueryView query={query} skeleton={<ListSkeleton rows={4} />}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState title={t('empty')} text={t('emptyText')} />
            ) : (
              <RecordList caption={t('list')} columns={columns} rows={list} rowKey={({ id }) => id} />
            )
          }
        </QueryView>
      </Panel>
      {edited && <LevelDialog level={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
