'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import type { ShownList } from '#components/lists/use-list.ts';
import { CountBadge } from '#components/ui/facts/count-badge.tsx';
import { sellerListDays, sellerListStatuses } from '#lib/contract/quotation/seller-answers.ts';
import filter from '../member/quotes/list-filter.module.css';
import type { QuotationListState } from './quotation-lists.ts';

/** A draft is nobody's business yet. */
const statuses = sellerListStatuses.filter((status) => status !== 'draft');
const scopes = ['own', 'pool'] as const;

interface DeskListFilterProps {
  list: ShownList<QuotationListState>;
  counts: { pool: number; own: number } | undefined;
}

/** Own and pool as tabs with how many wait in each, then state, days and words. */
export function DeskListFilter({ list, counts }: DeskListFilterProps) {
  const t = useTranslations('quotationStore.list');
  const words = useTranslations('quotation');
  const { scope: current } = list.state;
  const nameOf = (status: (typeof statuses)[number]) =>
    status === 'waiting' || status === 'open' ? t(`status.${status}`) : words(`statuses.${status}`);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex line everywhere */}
      <div role="group" aria-label={t('scopes')} className={filter.tabs}>
        {scopes.map((scope) => (
          <button
            key={scope}
            type="button"
            aria-pressed={scope === current}
            onClick={() => list.change({ scope: scope === 'own' ? '' : scope, status: '' })}
          >
            {t(`scope.${scope}`)}
            {counts && counts[scope] > 0 && (
              <>
                {' '}
                <CountBadge count={counts[scope]} words={t(`waiting.${scope}`, { count: counts[scope] })} />
              </>
            )}
          </button>
        ))}
      </div>
      {current === 'own' && (
        <ChoiceFilter
          of={list}
          name="status"
          label={t('byStatus')}
          all={t('everyStatus')}
          options={statuses.map((value) => ({ value, label: nameOf(value) }))}
        />
      )}
      <ChoiceFilter
        of={list}
        name="days"
        label={t('byDays')}
        all={t('everyDay')}
        options={sellerListDays.map((days) => ({ value: days, label: t('days', { days }) }))}
      />
      <SearchFilter of={list} label={words('list.search')} />
    </>
  );
}
