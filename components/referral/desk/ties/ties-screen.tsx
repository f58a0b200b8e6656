'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { OnlyFilter, SearchFilter, WordFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { TieRow } from '#lib/api/referral/desk-ties.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { TieDialog } from './tie-dialog.tsx';
import { tieList } from './tie-list.ts';
import { nameOf, useTieColumns } from './use-tie-columns.tsx';

/** Who was brought by whom. */
export function TiesScreen() {
  const t = useTranslations('referralDesk.ties');
  const list = useList(tieList);
  const [changed, setChanged] = useState<TieRow | 'new'>();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <ButtonLink href={userPath('desk/promoters')} look="quiet" size="small">
          {t('back')}
        </ButtonLink>
        <Guarded node="operator/promoter/tie">
          <Button size="small" look="secondary" onClick={() => setChanged('new')}>
            {t('add')}
          </Button>
        </Guarded>
      </PageHeader>
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useTieColumns(setChanged)}
        rowKey={({ user }) => String(user.id)}
        rowName={({ user }) => nameOf(user)}
        filters={
          <>
            <SearchFilter of={list} label={t('search')} />
            <WordFilter isSecond label={t('searchBy')} text={list.state.by} onSearch={(by) => list.change({ by })} />
            <OnlyFilter of={list} name="campaign" label={(campaign) => t('only', { campaign })} />
          </>
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      {changed && <TieDialog tie={changed === 'new' ? undefined : changed} onClose={() => setChanged(undefined)} />}
    </>
  );
}
