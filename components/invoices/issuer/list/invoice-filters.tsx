'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter, SearchFilter, WordFilter } from '#components/lists/filters/filters.tsx';
import type { ShownList } from '#components/lists/use-list.ts';
import { invoiceKinds, invoiceMedia } from '#lib/contract/invoices/records.ts';
import type { IssuerListState } from '../issuer-lists.ts';
import { amountRangeText, toAmountRange } from './amount-range.ts';

/** Filters of the list. */
export function InvoiceFilters({ list }: { list: ShownList<IssuerListState> }) {
  const t = useTranslations('invoicesStore.list.filters');
  const words = useTranslations('invoices');
  return (
    <>
      <SearchFilter of={list} label={t('search')} />
      <ChoiceFilter
        of={list}
        name="kind"
        label={t('kind')}
        all={t('anyKind')}
        options={invoiceKinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
      />
      <ChoiceFilter
        of={list}
        name="medium"
        label={t('medium')}
        all={t('anyMedium')}
        options={invoiceMedia.map((value) => ({ value, label: words(`media.${value}`) }))}
      />
      <ChoiceFilter
        of={list}
        name="mark"
        label={t('mark')}
        all={t('anyMark')}
        options={(['late', 'file'] as const).map((value) => ({ value, label: t(`marks.${value}`) }))}
      />
      <WordFilter
        isSecond
        label={t('amount')}
        text={amountRangeText(list.state)}
        onSearch={(text) => list.change({ ...toAmountRange(text) })}
      />
    </>
  );
}
