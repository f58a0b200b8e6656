'use client';

import { useTranslations } from 'next-intl';
import { StateLink } from '#components/ui/state-link.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import { type WorkPage, workSizes } from '#lib/contract/work-list.ts';
import styles from './work-pager.module.css';

interface WorkPagerProps {
  page: Pick<WorkPage<unknown>, 'total' | 'is_total_exact' | 'next' | 'previous'>;
  limit: number;
  onState: (change: StateChange) => void;
}

/** Under a list: how many there are, how many to show at once, and the way on and back. */
export function WorkPager({ page: { total, is_total_exact, next, previous }, limit, onState }: WorkPagerProps) {
  const t = useTranslations('work.pager');
  const on = { after: next ?? undefined, before: undefined };
  const back = { after: undefined, before: previous ?? undefined };
  return (
    <nav aria-label={t('label')} className={styles.pager}>
      <p>{t(is_total_exact ? 'total' : 'atLeast', { total })}</p>
      <label>
        <span className="visually-hidden">{t('size')}</span>
        <select value={limit} onChange={({ target }) => onState({ limit: Number(target.value) })}>
          {workSizes.map((count) => (
            <option key={count} value={count}>
              {t('perPage', { count })}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.steps}>
        <StateLink rel="prev" state={back} isDisabled={!previous} onFollow={() => onState(back)}>
          {t('previous')}
        </StateLink>
        <StateLink rel="next" state={on} isDisabled={!next} onFollow={() => onState(on)}>
          {t('next')}
        </StateLink>
      </div>
    </nav>
  );
}
