'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { BookOwner } from '#lib/api/wallet/desk-books.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { bookOwnerList, rowsId } from './book-list.ts';
import { useAccountWords } from './use-account-words.ts';

const amounts = ['opening', 'movement', 'closing'] as const;

/** Whose money an account holds; together it is the account's figure above. */
export function BookOwners() {
  const t = useTranslations('walletBooks');
  const locale = useLocale();
  const list = useList(bookOwnerList);
  const may = useHeldNode();
  const { account, from, to } = list.state;
  const ofStores = account.startsWith('store_');
  const columns: WorkColumn<BookOwner>[] = [
    {
      key: 'owner',
      label: t('owners.owner'),
      isMain: true,
      isHeader: true,
      cell: ({ owner: id }) => {
        const name = t(ofStores ? 'entries.store' : 'entries.user', { id: String(id) });
        if (!may(ofStores ? 'operator/store/list' : 'operator/user/list')) return name;
        const href = ofStores ? userPath('desk/stores/info', { id }) : userPath('desk/users/info', { id });
        return <PageLink href={href}>{name}</PageLink>;
      },
    },
    ...amounts.map(
      (key): WorkColumn<BookOwner> => ({
        key,
        label: t(key),
        align: 'end',
        cell: (row) => formatMoney(locale, row[key]),
      }),
    ),
  ];
  return (
    <WorkTable
      list={list}
      caption={t('owners.title', { account: useAccountWords()(account) })}
      columns={columns}
      rowKey={({ owner }) => String(owner)}
      rowName={({ owner }) => String(owner)}
      filters={
        <PageLink href={`${userPath('desk/books', { account, from, to })}#${rowsId}`}>
          {t('owners.journals', { account: useAccountWords()(account) })}
        </PageLink>
      }
      empty={<EmptyState title={t('owners.empty')} text={t('entries.emptyText')} />}
    />
  );
}
