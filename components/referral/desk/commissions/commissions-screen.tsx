'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter, DaysFilter, OnlyFilter, SearchFilter, WordFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import { commissionStatuses } from '#lib/contract/referral/member-records.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { commissionList } from './commission-list.ts';
import { useCommissionColumns } from './use-commission-columns.tsx';

/** What promoters earn, by whose orders, and how far each commission is. */
export function CommissionsScreen() {
  const t = useTranslations('referralDesk.commissions');
  const list = useList(commissionList);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <ButtonLink href={userPath('desk/promoters')} look="quiet" size="small">
          {t('back')}
        </ButtonLink>
      </PageHeader>
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useCommissionColumns()}
        rowKey={({ id }) => String(id)}
        rowName={({ order_no: no }) => no}
        filters={
          <>
            <SearchFilter of={list} label={t('search')} />
            <WordFilter isSecond label={t('searchOrder')} text={list.state.no} onSearch={(no) => list.change({ no })} />
            <ChoiceFilter
              of={list}
              name="status"
              label={t('columns.status')}
              all={t('allStates')}
              options={commissionStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            />
            <DaysFilter of={list} />
            <OnlyFilter of={list} name="promoter" label={(id) => t('only', { id })} />
          </>
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </>
  );
}
