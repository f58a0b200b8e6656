'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import { quotationStatuses } from '#lib/contract/quotation-records.ts';
import type { ListState } from '../quotation-address.ts';
import styles from './list-filter.module.css';

const tabs = ['', 'open', 'quoted', 'converted', 'expired'] as const;
const rest = quotationStatuses.filter((status) => !(tabs as readonly string[]).includes(status));

interface ListFilterProps {
  state: ListState;
  onChange: (change: StateChange) => void;
}

/** The usual states as tabs, the others in a list, and a search by number, title or product. */
export function ListFilter({ state, onChange }: ListFilterProps) {
  const t = useTranslations('quotation.list');
  const statuses = useTranslations('quotation.statuses');
  const { status = '' } = state;
  return (
    <div className={styles.filter}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex line everywhere */}
      <div role="group" aria-label={t('byStatus')} className={styles.tabs}>
        {tabs.map((each) => (
          <button key={each} type="button" aria-pressed={each === status} onClick={() => onChange({ status: each })}>
            {each === '' || each === 'open' ? t(each === '' ? 'all' : 'open') : statuses(each)}
          </button>
        ))}
        <select
          aria-label={t('otherStatus')}
          value={rest.find((each) => each === status) ?? ''}
          data-set={rest.some((each) => each === status) ? '' : undefined}
          onChange={({ target }) => onChange({ status: target.value })}
        >
          <option value="">{t('otherStatus')}</option>
          {rest.map((each) => (
            <option key={each} value={each}>
              {statuses(each)}
            </option>
          ))}
        </select>
      </div>
      <Search text={state.q ?? ''} onSearch={(q) => onChange({ q })} />
    </div>
  );
}

function Search({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const t = useTranslations('quotation.list');
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  return (
    <search>
      <form
        className={styles.search}
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
