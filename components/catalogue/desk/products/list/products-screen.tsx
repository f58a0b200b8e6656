'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { useList } from '#components/lists/use-list.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import { archiveQuietly, type OperatorProduct, publishQuietly } from '#lib/api/catalogue/desk-products.ts';
import { textIn } from '#lib/i18n/texts.ts';
import { deskProductPaths } from '../product-paths.ts';
import { OwnAddressNotice } from './own-address-notice.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { ProductFilters } from './product-filters.tsx';
import { productList } from './product-list.ts';
import { StockDialog } from './stock-dialog.tsx';
import { type QuickEdit, useProductColumns } from './use-product-columns.tsx';

/** All products and services, whatever their state. */
export function ProductsScreen() {
  const t = useTranslations('catalogueDesk.products');
  const list = useList(productList);
  const [quick, setQuick] = useState<QuickEdit>();
  const columns = useProductColumns(setQuick);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <Guarded node="operator/product/import">
          <ButtonLink look="secondary" href={deskProductPaths.import}>
            {t('import')}
          </ButtonLink>
        </Guarded>
        <Guarded node="operator/product/edit">
          <ButtonLink href={deskProductPaths.create}>{t('create')}</ButtonLink>
        </Guarded>
      </PageHeader>
      <OwnAddressNotice isFiltered={list.state.address !== undefined} />
      <WorkTable
        list={list}
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowMark={({ version, stock, sold }) => `${version} ${stock} ${sold}`}
        rowName={useRowName()}
        rowHref={({ id }) => deskProductPaths.edit(id)}
        bulk={useBulk()}
        filters={<ProductFilters list={list} />}
        empty={<Empty />}
      />
      <QuickDialogs quick={quick} onClose={() => setQuick(undefined)} />
    </>
  );
}

function useRowName(): (row: OperatorProduct) => string {
  const locale = useLocale();
  return ({ name, slug }) => textIn(name, locale) || slug;
}

function useBulk() {
  const t = useTranslations('catalogueDesk.products');
  if (!useHeldNode()('operator/product/publish')) return [];
  return [
    {
      key: 'publish',
      label: t('publish'),
      isPossible: ({ status }: OperatorProduct) => status !== 'published',
      run: ({ id, version }: OperatorProduct) => publishQuietly({ id, version }),
    },
    {
      key: 'archive',
      label: t('archive'),
      isDestructive: true,
      isPossible: ({ status }: OperatorProduct) => status === 'published',
      run: ({ id, version }: OperatorProduct) => archiveQuietly({ id, version }),
    },
  ];
}

function QuickDialogs({ quick, onClose }: { quick: QuickEdit | undefined; onClose: () => void }) {
  if (!quick) return null;
  const Dialog = quick.what === 'price' ? PriceDialog : StockDialog;
  return <Dialog product={quick.product} variant={quick.variant} onClose={onClose} />;
}

function Empty() {
  const t = useTranslations('catalogueDesk.products');
  return (
    <EmptyState title={t('empty')} text={t('emptyText')}>
      <Guarded node="operator/product/edit">
        <ButtonLink href={deskProductPaths.create}>{t('create')}</ButtonLink>
      </Guarded>
    </EmptyState>
  );
}
