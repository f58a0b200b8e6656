'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { CountBadge } from '#components/ui/count-badge.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import { sellerListDays, sellerListStatuses } from '#lib/contract/quotation-desk.ts';
import quotes from '../quotes/quotes.module.css';
import styles from './desk.module.css';
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
  const t = useTranslations('quotationDesk.list');
  return (
    <div className={styles.filter}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex line everywhere */}
      <div role="group" aria-label={t('scopes')} className={quotes.tabs}>
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
      <Search text={state.q ?? ''} onSearch={(q) => onChange({ q })} />
    </div>
  );
}

function Narrowing({ state, onChange }: Pick<DeskListFilterProps, 'state' | 'onChange'>) {
  const t = useTranslations('quotationDesk.list');
  const words = useTranslations('quotation.statuses');
  return (
    <div className={styles.narrowing}>
      {state.scope === 'own' && (
        <select
          aria-label={t('byStatus')}
          value={state.status ?? ''}
          onChange={({ target }) => onChange({ status: target.value })}
        >
          <option value="">{t('everyStatus')}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {status === 'waiting' || status === 'open' ? t(`status.${status}`) : words(status)}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label={t('byDays')}
        value={state.days ?? ''}
        onChange={({ target }) => onChange({ days: target.value })}
      >
        <option value="">{t('everyDay')}</option>
        {sellerListDays.map((days) => (
          <option key={days} value={days}>
            {t('days', { days })}
          </option>
        ))}
      </select>
    </div>
  );
}

function Search({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const t = useTranslations('quotation.list');
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  return (
    <search className={styles.searchPart}>
      <form
        className={quotes.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={60}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '') onSearch('');
          }}
        />
        <Button type="submit" look="secondary" size="small">
          {t('find')}
        </Button>
      </form>
    </search>
  );
}
