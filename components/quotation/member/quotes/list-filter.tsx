'use client';

import { useTranslations } from 'next-intl';
import { SearchFilter } from '#components/lists/filters/filters.tsx';
import type { ShownList } from '#components/lists/use-list.ts';
import { quotationStatuses } from '#lib/contract/quotation/member-records.ts';
import type { QuotationListState } from '../../quotation-list.ts';
import styles from './list-filter.module.css';

const tabs = ['', 'open', 'quoted', 'converted', 'expired'] as const;
const rest = quotationStatuses.filter((status) => !(tabs as readonly string[]).includes(status));

interface ListFilterProps {
  list: ShownList<QuotationListState>;
}

/** The usual states as tabs, the others in a list, and a search by number, title or product. */
export function ListFilter({ list }: ListFilterProps) {
  const t = useTranslations('quotation.list');
  const statuses = useTranslations('quotation.statuses');
  const { state, change } = list;
  const { status = '' } = state;
  return (
    <div className={styles.filter}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex line everywhere */}
      <div role="group" aria-label={t('byStatus')} className={styles.tabs}>
        {tabs.map((each) => (
          <button key={each} type="button" aria-pressed={each === status} onClick={() => change({ status: each })}>
            {each === '' || each === 'open' ? t(each === '' ? 'all' : 'open') : statuses(each)}
          </button>
        ))}
        <select
          aria-label={t('otherStatus')}
          value={rest.find((each) => each === status) ?? ''}
          data-set={rest.some((each) => each === status) ? '' : undefined}
          onChange={({ target }) => change({ status: target.value })}
        >
          <option value="">{t('otherStatus')}</option>
          {rest.map((each) => (
            <option key={each} value={each}>
              {statuses(each)}
            </option>
          ))}
        </select>
      </div>
      <SearchFilter of={list} label={t('search')} />
    </div>
  );
}
