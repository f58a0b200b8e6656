'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { StoreMovement } from '#lib/api/settlement/store-movements.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { useChangeWords } from '../../use-change-words.ts';

export function useMovementColumns(): WorkColumn<StoreMovement>[] {
  const t = useTranslations('settlementStore.movements');
  const locale = useLocale();
  const write = useChangeWords();
  return [
    {
      key: 'memo',
      label: t('memo'),
      isMain: true,
      isHeader: true,
      cell: ({ memo, create_time: time }) => (
        <span className="inline-stack-2 justify-items-cell wrap-anywhere">
          {memo}
          <span className="hint">
            <Unbroken>{formatTime(time, '')}</Unbroken>
          </span>
        </span>
      ),
    },
    { key: 'no', label: t('no'), isTight: true, cell: ({ no }) => <DocumentLink no={no} /> },
    {
      key: 'amount',
      label: t('amount'),
      align: 'end',
      isTight: true,
      cell: ({ amount }) => <strong>{write(amount)}</strong>,
    },
    { key: 'after', label: t('after'), align: 'end', isTight: true, cell: ({ after }) => formatMoney(locale, after) },
  ];
}

/** What moved it, and a way there where the page has it. */
function DocumentLink({ no }: StoreMovement | { no: string }) {
  if (no.startsWith('SS')) return <PageLink href={userPath('store/finance', { statement: no })}>{no}</PageLink>;
  if (no.startsWith('SD')) return <PageLink href={userPath('store/finance', { view: 'deposit', no })}>{no}</PageLink>;
  if (no.startsWith('SW')) return <PageLink href={userPath('store/finance', { view: 'withdrawals' })}>{no}</PageLink>;
  return no;
}
