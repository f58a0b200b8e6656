'use client';

import { useLocale, useTranslations } from 'next-intl';
import styles from '#components/work/money/money.module.css';
import { NumberCell } from '#components/work/money/number-cell.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { BookEntry } from '#lib/api/wallet/desk-books.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { useAccountWords } from './use-account-words.ts';

export function useBookColumns(): WorkColumn<BookEntry>[] {
  const t = useTranslations('walletBooks');
  const locale = useLocale();
  const wordOf = useAccountWords();
  return [
    {
      key: 'journal',
      label: t('entries.journal'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ journal, time }) => <NumberCell no={journal} note={formatTime(time, '', 'yyyy-mm-dd hh:MM')} />,
    },
    {
      key: 'account',
      label: t('account'),
      cell: ({ account, owner }) => (
        <span className={styles.words}>
          {wordOf(account)}
          {owner !== null && (
            <span className={styles.note}>
              {t(account.startsWith('store_') ? 'entries.store' : 'entries.user', { id: String(owner) })}
            </span>
          )}
        </span>
      ),
    },
    { key: 'memo', label: t('entries.memo'), cell: ({ memo }) => memo },
    { key: 'no', label: t('entries.no'), isTight: true, cell: ({ no }) => no },
    {
      key: 'amount',
      label: t('entries.amount'),
      align: 'end',
      isTight: true,
      cell: ({ amount }) => formatMoney(locale, amount),
    },
  ];
}
