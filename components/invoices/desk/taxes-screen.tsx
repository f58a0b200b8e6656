'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded, GuardedScreen } from '#components/layout/guarded.tsx';
import { SearchFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { CategoryTax, TaxCode } from '#lib/api/invoices/desk-invoices.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import styles from './desk.module.css';
import { taxCodeList } from './desk-lists.ts';
import { CategoryDialog, CodeDialog } from './tax-dialogs.tsx';

/** Under which codes things are invoiced: what each category says, and the codes that there are. */
export function TaxesScreen() {
  const t = useTranslations('invoicesDesk.taxes');
  const [code, editCode] = useState<TaxCode | 'new'>();
  const [category, editCategory] = useState<CategoryTax>();
  return (
    <div className={`stack-24 min-w-0 ${styles.parts}`}>
      <PageHeader title={t('title')} text={t('text')}>
        <Guarded node="operator/invoice/taxes">
          <Button onClick={() => editCode('new')}>{t('add')}</Button>
        </Guarded>
      </PageHeader>
      <GuardedScreen node="operator/invoice/taxes">
        <Categories onEdit={editCategory} />
        <Codes onEdit={editCode} />
        {code && <CodeDialog code={code === 'new' ? undefined : code} onClose={() => editCode(undefined)} />}
        {category && <CategoryDialog category={category} onClose={() => editCategory(undefined)} />}
      </GuardedScreen>
    </div>
  );
}

function Categories({ onEdit }: { onEdit: (category: CategoryTax) => void }) {
  const t = useTranslations('invoicesDesk.taxes');
  const locale = useLocale();
  const query = useQuery(apiQuery('/api/operator/invoice/categories'));
  return (
    <Panel title={t('categories')} isFlush>
      <QueryView query={query} skeleton={<ListSkeleton rows={6} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('noCategories')} text={t('noCategoriesText')} />
          ) : (
            <RecordList
              caption={t('categories')}
              rows={list}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'name',
                  label: t('category'),
                  isMain: true,
                  isHeader: true,
                  cell: ({ depth, names }) => `${'— '.repeat(depth)}${names[locale]}`,
                },
                { key: 'tax', label: t('counts'), cell: (row) => <Counting category={row} /> },
                {
                  key: 'rate',
                  label: t('rate'),
                  align: 'end',
                  cell: ({ tax }) => t('percent', { rate: tax?.rate ?? '13' }),
                },
                {
                  key: 'actions',
                  label: t('actions'),
                  align: 'end',
                  cell: (row) => (
                    <Button look="secondary" size="small" onClick={() => onEdit(row)}>
                      {t('edit')} <span className="visually-hidden">{row.names[locale]}</span>
                    </Button>
                  ),
                },
              ]}
            />
          )
        }
      </QueryView>
    </Panel>
  );
}

/** What counts for a category, and where it says so. */
function Counting({ category: { tax, own } }: { category: CategoryTax }) {
  const t = useTranslations('invoicesDesk.taxes');
  if (tax === null) return <span className="hint">{t('unsaid')}</span>;
  return (
    <span className={`inline-stack-2 justify-items-start wrap-anywhere ${styles.words}`}>
      <span>{t('named', { label: tax.label, name: tax.name })}</span>
      <span className="hint">{own === null ? t('inherited', { code: tax.code }) : tax.code}</span>
    </span>
  );
}

function Codes({ onEdit }: { onEdit: (code: TaxCode) => void }) {
  const t = useTranslations('invoicesDesk.taxes');
  const list = useList(taxCodeList);
  return (
    <WorkTable
      list={list}
      caption={t('codes')}
      rowKey={({ id }) => String(id)}
      rowName={({ code }) => code}
      columns={useCodeColumns(onEdit)}
      filters={<SearchFilter of={list} label={t('search')} />}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
    />
  );
}

function useCodeColumns(onEdit: (code: TaxCode) => void): WorkColumn<TaxCode>[] {
  const t = useTranslations('invoicesDesk.taxes');
  return [
    { key: 'code', label: t('code'), isMain: true, isHeader: true, isTight: true, cell: ({ code }) => code },
    { key: 'label', label: t('label'), cell: ({ label }) => label },
    { key: 'name', label: t('name'), cell: ({ name }) => name },
    { key: 'rate', label: t('rate'), align: 'end', cell: ({ rate }) => t('percent', { rate }) },
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: (row) => (
        <Button look="secondary" size="small" onClick={() => onEdit(row)}>
          {t('edit')} <span className="visually-hidden">{row.code}</span>
        </Button>
      ),
    },
  ];
}
