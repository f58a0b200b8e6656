'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import { RecordPages } from '#components/lists/list-pages.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import type { Column } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { StoreMovement } from '#lib/api/settlement/store-movements.ts';
import { storeAccounts } from '#lib/contract/settlement/store-movements.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from '../../settlement.module.css';
import { storeMovementList } from './store-movement-list.ts';

const [usual, ...others] = storeAccounts;

/** Where settled money went: every movement of an account, down to what lies there now. */
export function MovementsView() {
  const t = useTranslations('settlementStore.movements');
  const list = useList(storeMovementList);
  const account = list.state.account ?? usual;
  return (
    <div className={styles.parts}>
      <ListFilters of={list}>
        <ChoiceFilter
          of={list}
          name="account"
          label={t('account')}
          all={t(`accounts.${usual}`)}
          options={others.map((value) => ({ value, label: t(`accounts.${value}`) }))}
        />
      </ListFilters>
      <Panel title={t(`accounts.${account}`)} isFlush>
        <RecordPages
          list={list}
          query={useListQuery(list)}
          caption={t(`accounts.${account}`)}
          columns={useColumns()}
          rowKey={({ id }) => id}
          empty={{ title: t('empty'), text: t('emptyText') }}
        />
      </Panel>
    </div>
  );
}

function useColumns(): Column<StoreMovement>[] {
  const t = useTranslations('settlementStore.movements');
  const locale = useLocale();
  return [
    { key: 'memo', label: t('memo'), isMain: true, cell: ({ memo }) => memo },
    { key: 'time', label: t('time'), cell: ({ create_time: time }) => formatTime(time, '') },
    {
      key: 'amount',
      label: t('amount'),
      align: 'end',
      cell: ({ amount }) => <strong>{`${amount.startsWith('-') ? '' : '+'}${formatMoney(locale, amount)}`}</strong>,
    },
    { key: 'after', label: t('after'), align: 'end', cell: ({ after }) => formatMoney(locale, after) },
  ];
}
