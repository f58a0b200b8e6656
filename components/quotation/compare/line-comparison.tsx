'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { quotationPaths } from '../quotation-paths.ts';
import { compareLines } from './compare-lines.ts';
import { ComparedRows } from './compared-rows.tsx';

interface LineComparisonProps {
  no: string;
  left: number;
  right: number;
}

/** Two configurations of one product side by side. */
export function LineComparison({ no, left, right }: LineComparisonProps) {
  const t = useTranslations('quotation.compare');
  const query = useQuery(apiQuery('/api/quote/info', { no }));
  const { labelOf, show } = useFactWords();
  return (
    <>
      <PageHeader title={t('linesTitle')}>
        <ButtonLink look="secondary" href={quotationPaths.list}>
          {t('back')}
        </ButtonLink>
      </PageHeader>
      <Panel isFlush>
        <QueryView query={query} skeleton={<ListSkeleton />}>
          {({ current: { items } }) => {
            const [one, other] = [items.find(({ id }) => id === left), items.find(({ id }) => id === right)];
            if (!one || !other) return <EmptyState title={t('goneTitle')} text={t('goneText')} />;
            return (
              <ComparedRows
                caption={one.name}
                left={t('first')}
                right={t('second')}
                rows={compareLines(one, other)}
                labelOf={labelOf}
                show={show}
              />
            );
          }}
        </QueryView>
      </Panel>
    </>
  );
}

const money: readonly string[] = [
  'unit_price',
  'amount',
  'target_price',
  'goods',
  'freight',
  'discount',
  'total',
  'deposit',
  'deposit_forfeit',
];

/** Words for facts, and money as money. */
export function useFactWords() {
  const t = useTranslations('quotation.compare.facts');
  const locale = useLocale();
  return {
    labelOf: (key: string) => findWords(t, key) ?? key,
    show: (key: string, value: string) => (money.includes(key) && value !== '' ? formatMoney(locale, value) : value),
  };
}
