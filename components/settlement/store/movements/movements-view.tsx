'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter, DaysFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import { storeAccounts } from '#lib/contract/settlement/store-movements.ts';
import { storeMovementList } from './store-movement-list.ts';
import { useMovementColumns } from './use-movement-columns.tsx';

const [usual, ...others] = storeAccounts;

/** Where settled money went: every movement of an account, down to what lies there now. */
export function MovementsView() {
  const t = useTranslations('settlementStore.movements');
  const list = useList(storeMovementList);
  return (
    <WorkTable
      list={list}
      caption={t(`accounts.${list.state.account ?? usual}`)}
      columns={useMovementColumns()}
      rowKey={({ id }) => String(id)}
      rowName={({ memo }) => memo}
      filters={
        <>
          <ChoiceFilter
            of={list}
            name="account"
            label={t('account')}
            all={t(`accounts.${usual}`)}
            options={others.map((value) => ({ value, label: t(`accounts.${value}`) }))}
          />
          <DaysFilter of={list} />
        </>
      }
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
    />
  );
}
