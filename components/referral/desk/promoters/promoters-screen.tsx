'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SearchFilter } from '#components/lists/filters/filters.tsx';
import { StateTabs } from '#components/lists/state-tabs.tsx';
import { useList } from '#components/lists/use-list.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { changedSearch } from '#components/ui/hooks/use-address-state.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import { type PromoterStatus, promoterStatuses } from '#lib/contract/referral/member-records.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { type Asked, PromoterDialog } from './promoter-dialog.tsx';
import { promoterList } from './promoter-list.ts';
import { usePromoterColumns } from './use-promoter-columns.tsx';

/** Who promotes, who asks to, and who was stopped. */
export function PromotersScreen() {
  const t = useTranslations('referralDesk.promoters');
  const list = useList(promoterList);
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <ButtonLink href={userPath('desk/promoters/commissions')} look="secondary" size="small">
          {t('commissions')}
        </ButtonLink>
        <ButtonLink href={userPath('desk/promoters/ties')} look="secondary" size="small">
          {t('ties')}
        </ButtonLink>
        <ButtonLink href={userPath('desk/promoters/levels')} look="secondary" size="small">
          {t('levels')}
        </ButtonLink>
      </PageHeader>
      <StatusTabs current={list.state.status} />
      <WorkTable
        list={list}
        caption={t('title')}
        columns={usePromoterColumns(setAsked)}
        refreshSeconds={60}
        rowKey={({ user_id }) => String(user_id)}
        rowName={({ username, user_id }) => username || `#${user_id}`}
        filters={<SearchFilter of={list} label={t('search')} />}
        empty={list.state.status ? <EmptyState title={t('emptyTab')} /> : <NobodyYet />}
      />
      {asked && <PromoterDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function NobodyYet() {
  const t = useTranslations('referralDesk.promoters');
  return <EmptyState title={t('empty')} text={t('emptyText')} />;
}

function StatusTabs({ current }: { current: PromoterStatus | undefined }) {
  const t = useTranslations('referralDesk.promoters');
  const parameters = useSearchParams();
  const tabs = [undefined, ...promoterStatuses].map((status) => ({
    key: status ?? 'all',
    label: t(`tabs.${status ?? 'all'}`),
    search: changedSearch(parameters, { status, after: undefined, before: undefined }),
    isCurrent: status === current,
    count: undefined,
  }));
  return <StateTabs label={t('tabsLabel')} tabs={tabs} />;
}
