'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ChoiceFilter, DaysFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Panel } from '#components/ui/panel.tsx';
import styles from '#components/work/money/money.module.css';
import { WorkTable } from '#components/work/work-table.tsx';
import { booksQuery } from '#lib/api/wallet/desk-books.ts';
import { bookAccounts } from '#lib/contract/wallet/books.ts';
import { bookList } from './book-list.ts';
import { BooksExport } from './books-export.tsx';
import { BooksFound } from './books-found.tsx';
import { useAccountWords } from './use-account-words.ts';
import { useBookColumns } from './use-book-columns.tsx';

/** The platform's own view of a period; each movement leads to the journals behind it, below. */
export function BooksScreen() {
  const t = useTranslations('walletBooks');
  const list = useList(bookList);
  const wordOf = useAccountWords();
  return (
    <div className={styles.stack}>
      <PageHeader title={t('title')} text={t('text')}>
        <BooksExport state={list.state} />
      </PageHeader>
      <QueryView
        query={useQuery(booksQuery(list.state))}
        skeleton={
          <Panel>
            <ListSkeleton rows={8} />
          </Panel>
        }
      >
        {(books) => <BooksFound books={books} />}
      </QueryView>
      <WorkTable
        list={list}
        caption={t('entries.title')}
        columns={useBookColumns()}
        rowKey={({ id }) => String(id)}
        rowName={({ journal }) => journal}
        filters={
          <>
            <ChoiceFilter
              of={list}
              name="account"
              label={t('account')}
              all={t('allAccounts')}
              options={bookAccounts.map((value) => ({ value, label: wordOf(value) }))}
            />
            <DaysFilter of={list} />
          </>
        }
        empty={<EmptyState title={t('entries.empty')} text={t('entries.emptyText')} />}
      />
    </div>
  );
}
