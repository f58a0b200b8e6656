'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { DeskSide, SellerQuotation } from '#lib/api/quotation/seller-answers.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import quotes from '../member/quotes/quotes.module.css';
import { StatusChip } from '../member/quotes/status-chip.tsx';
import styles from './desk.module.css';
import { deskPaths } from './desk-paths.ts';
import { AnswerDue, DeskTurn } from './desk-turn.tsx';

/** What a list of quotations shows of each, for who answers. */
export function useDeskColumns(side: DeskSide): WorkColumn<SellerQuotation>[] {
  const t = useTranslations('quotationStore.list.columns');
  const words = useTranslations('quotationStore.list');
  const locale = useLocale();
  return [
    { key: 'name', label: t('name'), isMain: true, cell: (row) => <Name side={side} row={row} /> },
    { key: 'customer', label: t('customer'), cell: ({ customer }) => customer || words('hidden') },
    {
      key: 'region',
      label: t('region'),
      cell: ({ region }) => <span className={styles.region}>{region || words('noRegion')}</span>,
    },
    {
      key: 'status',
      label: t('status'),
      cell: (row) => (
        <span className={quotes.state}>
          <StatusChip status={row.status} />
          <DeskTurn quotation={row} />
        </span>
      ),
    },
    { key: 'due', label: t('due'), sort: 'due', sortFirst: 'ascending', cell: (row) => <AnswerDue quotation={row} /> },
    {
      key: 'total',
      label: t('total'),
      align: 'end',
      cell: ({ total, turn }) => {
        if (total !== null) return formatMoney(locale, total);
        return turn === 'none' ? '—' : words('noTotal');
      },
    },
    {
      key: 'created',
      label: t('created'),
      sort: 'created',
      sortFirst: 'descending',
      isHiddenAtFirst: true,
      cell: ({ create_time: created }) => <Time seconds={created} />,
    },
    { key: 'updated', label: t('updated'), cell: ({ update_time: updated }) => <Time seconds={updated} /> },
  ];
}

/** Breaks between day and hour alone. */
function Time({ seconds }: { seconds: number }) {
  return (
    <span>
      <Unbroken>{formatTime(seconds, '', 'yyyy-mm-dd')}</Unbroken> {formatTime(seconds, '', 'hh:MM')}
    </span>
  );
}

function Name({ side, row: { no, title, names, item_count: count } }: { side: DeskSide; row: SellerQuotation }) {
  const t = useTranslations('quotation.list');
  return (
    <span className={quotes.name}>
      <PageLink href={deskPaths.quotation(side, no)}>{title || names.join(t('and')) || t('untitled')}</PageLink>
      <span className={quotes.note}>
        {no} · {t('lines', { count })}
      </span>
    </span>
  );
}
