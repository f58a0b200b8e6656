'use client';

import { useTranslations } from 'next-intl';
import { CountBadge } from '#components/ui/count-badge.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import { WorkChoice, WorkFilters, WorkSearch } from '#components/work/work-filters.tsx';
import { sellerListDays, sellerListStatuses } from '#lib/contract/quotation/seller-answers.ts';
import filter from '../member/quotes/list-filter.module.css';
import type { DeskListState } from './desk-address.ts';

/** A draft is nobody's business yet. */
const statuses = sellerListStatuses.filter((status) => status !== 'draft');
const scopes = ['own', 'pool'] as const;

interface DeskListFilterProps {
  state: DeskListState;
  counts: { pool: number; own: number } | undefined;
  onChange: (change: StateChange) => void;
}

/** Own and pool as tabs with how many wait in each, then state, days and words. */
export function DeskListFilter({ state, counts, onChange }: DeskListFilterProps) {
  const t = useTranslations('quotationStore.list');
  const words = useTranslations('quotation.list');
  return (
    <WorkFilters>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex line everywhere */}
      <div role="group" aria-label={t('scopes')} className={filter.tabs}>
        {scopes.map((scope) => (
          <button
            key={scope}
            type="button"
            aria-pressed={scope === state.scope}
            onClick={() => onChange({ scope: scope === 'own' ? '' : scope, status: '' })}
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
      <Narrowing state={state} onChange={onChange} />
      <WorkSearch label={words('search')} text={state.q} onSearch={(q) => onChange({ q })} />
    </WorkFilters>
  );
}

function Narrowing({ state, onChange }: Pick<DeskListFilterProps, 'state' | 'onChange'>) {
  const t = useTranslations('quotationStore.list');
  const words = useTranslations('quotation.statuses');
  const wordsOf = (status: (typeof statuses)[number]) =>
    status === 'waiting' || status === 'open' ? t(`status.${status}`) : words(status);
  return (
    <>
      {state.scope === 'own' && (
        <WorkChoice
          label={t('byStatus')}
          all={t('everyStatus')}
          value={state.status}
          options={statuses.map((status) => ({ value: status, label: wordsOf(status) }))}
          onChoose={(status) => onChange({ status })}
        />
      )}
      <WorkChoice
        label={t('byDays')}
        all={t('everyDay')}
        value={state.days}
        options={sellerListDays.map((days) => ({ value: days, label: t('days', { days }) }))}
        onChoose={(days) => onChange({ days })}
      />
    </>
  );
}
