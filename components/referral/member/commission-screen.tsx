'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChoiceFilter, DaysFilter } from '#components/lists/filters/filters.tsx';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import { RecordPages } from '#components/lists/list-pages.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import { Chip } from '#components/ui/chip.tsx';
import { useRate } from '#components/ui/hooks/use-rate.ts';
import type { Column } from '#components/ui/list/record-list.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import styles from '#components/work/money/money.module.css';
import type { Commission } from '#lib/api/referral/member-recommend.ts';
import { commissionStatuses } from '#lib/contract/referral/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { ListFrame } from './list-frame.tsx';
import { commissionList } from './referral-lists.ts';

/** What each sale has earned, and how far it is. */
export function CommissionScreen() {
  const t = useTranslations('referral');
  const list = useList(commissionList);
  const query = useListQuery(list);
  const filters = (
    <ListFilters of={list}>
      <ChoiceFilter
        of={list}
        name="status"
        label={t('columns.status')}
        all={t('allStates')}
        options={commissionStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
      />
      <DaysFilter of={list} />
    </ListFilters>
  );
  return (
    <ListFrame page="list" bar={(list.isFiltered || query.data?.total !== 0) && filters}>
      <RecordPages
        list={list}
        query={query}
        caption={t('pages.list')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        empty={{ title: t('empty.list'), text: t('empty.listText') }}
      />
    </ListFrame>
  );
}

function useColumns(): Column<Commission>[] {
  const t = useTranslations('referral');
  const locale = useLocale();
  const rate = useRate();
  return [
    { key: 'time', label: t('columns.time'), cell: (row) => formatTime(row.create_time, '') },
    { key: 'product', label: t('columns.product'), isMain: true, cell: (row) => <Product {...row} /> },
    { key: 'status', label: t('columns.status'), cell: (row) => <Status {...row} /> },
    {
      key: 'base',
      label: t('columns.base'),
      align: 'end',
      cell: ({ base, bp, is_capped: isCapped }) => (
        <span className="inline-stack-2 justify-items-end text-end">
          {t('baseAtRate', { base: formatMoney(locale, base), rate: rate(bp) })}
          {isCapped && <span className={styles.note}>{t('capped')}</span>}
        </span>
      ),
    },
    { key: 'amount', label: t('columns.commission'), align: 'end', cell: (row) => <Earned {...row} /> },
  ];
}

function Product({ product, buyer, level }: Commission) {
  const t = useTranslations('referral');
  const locale = useLocale();
  const by = level === 0 ? t('byYou') : t(level === 1 ? 'byFriend' : 'byFriendOfFriend', { name: buyer });
  return (
    <span className={styles.words}>
      {product[locale]}
      <span className={styles.note}>{by}</span>
    </span>
  );
}

function Status({ status, frozen_until: until, release_time: released }: Commission) {
  const t = useTranslations('referral');
  const day = (time: number) => formatTime(time, '', 'yyyy-mm-dd');
  const note =
    (status === 'frozen' && until && t('until', { day: day(until) })) ||
    (status === 'released' && released && t('releasedOn', { day: day(released) }));
  return (
    <span className={styles.words}>
      <Chip>{t(`statuses.${status}`)}</Chip>
      {note && (
        <span className={styles.note}>
          <Unbroken>{note}</Unbroken>
        </span>
      )}
    </span>
  );
}

/** What is left of it, which the sums are made of, and how it came to that where refunds took some. */
function Earned({ amount, kept, reversed }: Commission) {
  const t = useTranslations('referral');
  const locale = useLocale();
  const money = (sum: string) => formatMoney(locale, sum);
  return (
    <span className="inline-stack-2 justify-items-end text-end">
      <strong>{money(kept)}</strong>
      {reversed !== '0.00' && (
        <span className={styles.note}>{t('lost', { amount: money(amount), lost: money(reversed) })}</span>
      )}
    </span>
  );
}
