import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { pastOrderList } from '#lib/contract/orders/member-past-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { PastState } from './past-state.tsx';
import { useAmounts } from './use-amounts.ts';

type PastOrderRow = DataOf<typeof pastOrderList>['list'][number];

/** What lists of earlier orders show of each, for its owner and for operators. */
export function usePastColumns(hrefOf: (id: number) => string) {
  const t = useTranslations('ordersPast.columns');
  return [
    {
      key: 'no',
      label: t('no'),
      isMain: true,
      cell: ({ id, no }: PastOrderRow) => <PageLink href={hrefOf(id)}>{no}</PageLink>,
    },
    { key: 'what', label: t('what'), cell: (row: PastOrderRow) => <What row={row} /> },
    { key: 'state', label: t('state'), cell: (row: PastOrderRow) => <PastState order={row} /> },
    {
      key: 'ordered',
      label: t('ordered'),
      isTight: true,
      cell: ({ order_time }: PastOrderRow) => formatTime(order_time, '–', 'yyyy-mm-dd hh:MM'),
    },
    {
      key: 'total',
      label: t('total'),
      align: 'end' as const,
      cell: ({ total, currency }: PastOrderRow) => <Amount amount={total} currency={currency} />,
    },
  ];
}

function What({ row: { names, item_count: count } }: { row: PastOrderRow }) {
  const t = useTranslations('ordersPast.columns');
  const [first = '', ...others] = names;
  return (
    <span className="wrap-anywhere" title={[first, ...others].join('\n')}>
      {count > 1 ? t('more', { name: first, count }) : first}
    </span>
  );
}

function Amount({ amount, currency }: { amount: string | null; currency: string }) {
  return useAmounts(currency)(amount) || '–';
}
