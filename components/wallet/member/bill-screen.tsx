'use client';

import { useTranslations } from 'next-intl';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { billList } from './movement-filter.ts';
import { MovementPanel } from './movement-panel.tsx';
import { ofBill } from './shown-movement.ts';

/** Balance and points in one list; each amount names its unit. */
export function BillScreen() {
  const t = useTranslations('wallet');
  const list = useList(billList);
  const query = useListQuery(list, { select: ({ list: rows, total }) => ({ list: rows.map(ofBill), total }) });
  const words = {
    title: t('bill.movements'),
    after: t('columns.after'),
    empty: t('bill.empty'),
    emptyText: t('bill.emptyText'),
  };
  return (
    <>
      <PageHeader title={t('bill.title')} text={t('bill.text')} />
      <MovementPanel kind="bill" list={list} query={query} words={words} />
    </>
  );
}
