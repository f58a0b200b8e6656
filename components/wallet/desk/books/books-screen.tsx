'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ChoiceFilter, DaysFilter } from '#components/lists/filters/filters.tsx';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { useAddressState } from '#components/ui/hooks/use-address-state.ts';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import { booksQuery } from '#lib/api/wallet/desk-books.ts';
import { bookAccounts } from '#lib/contract/wallet/books.ts';
import { bookList, isOfOwners, rowsId } from './book-list.ts';
import { BookOwners } from './book-owners.tsx';
import { BooksExport } from './books-export.tsx';
import { BooksFound } from './books-found.tsx';
import { MonthFilter } from './month-filter.tsx';
import { useAccountWords } from './use-account-words.ts';
import { useBookColumns } from './use-book-columns.tsx';

/** The platform's own view of a period; each figure leads to the journals behind it or to whose money it is, below. */
export function BooksScreen() {
  const t = useTranslations('walletBooks');
  const list = useBooks();
  const [isOwners] = useAddressState(isOfOwners);
  return (
    <div className="stack-24">
      <PageHeader title={t('title')} text={t('text')}>
        <BooksExport state={list.state} />
      </PageHeader>
      <ListFilters of={{ isFiltered: Boolean(list.state.from || list.state.to), reset: list.reset }}>
        <MonthFilter of={list} />
        <DaysFilter of={list} />
      </ListFilters>
      <QueryView query={useQuery(booksQuery(list.state))} skeleton={<PanelSkeleton rows={8} />}>
        {(books) => <BooksFound books={books} />}
      </QueryView>
      <div id={rowsId} className="min-w-0">
        {isOwners ? <BookOwners /> : <Journals list={list} />}
      </div>
    </div>
  );
}

function Journals({ list }: { list: ReturnType<typeof useBooks> }) {
  const t = useTranslations('walletBooks');
  const wordOf = useAccountWords();
  return (
    <WorkTable
      list={list}
      caption={t('entries.title')}
      columns={useBookColumns()}
      rowKey={({ id }) => String(id)}
      rowName={({ journal }) => journal}
      filters={
        <ChoiceFilter
          of={list}
          name="account"
          label={t('account')}
          all={t('allAccounts')}
          options={bookAccounts.map((value) => ({ value, label: wordOf(value) }))}
        />
      }
      empty={<EmptyState title={t('entries.empty')} text={t('entries.emptyText')} />}
    />
  );
}

const useBooks = () => useList(bookList);
