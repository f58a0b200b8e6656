'use client';

import { useTranslations } from 'next-intl';
import type { ShownList } from '#components/lists/use-list.ts';
import { StateLink } from '#components/ui/facts/state-link.tsx';
import type { StateChange } from '#components/ui/hooks/use-address-state.ts';
import type { WorkPage } from '#lib/contract/work-list.ts';
import styles from './work-pager.module.css';

interface WorkPagerProps {
  list: Pick<ShownList<{ limit: number; page?: number | undefined }>, 'state' | 'change' | 'sizes' | 'isNumbered'>;
  page: Pick<WorkPage<unknown>, 'total' | 'is_total_exact' | 'next' | 'previous'>;
}

/** Under a list: how many there are, how many to show at once, and the way on and back. */
export function WorkPager({ list, page: { total, is_total_exact, next, previous } }: WorkPagerProps) {
  const t = useTranslations('work.pager');
  const { state, change, sizes, isNumbered } = list;
  const at = (name: 'after' | 'before', place: string | null): StateChange =>
    isNumbered ? { page: place ?? undefined } : { after: undefined, before: undefined, [name]: place ?? undefined };
  const [on, back] = [at('after', next), at('before', previous)];
  return (
    <nav aria-label={t('label')} className={styles.pager}>
      <p>{t(is_total_exact ? 'total' : 'atLeast', { total })}</p>
      <label>
        <span className="visually-hidden">{t('size')}</span>
        <select value={state.limit} onChange={({ target }) => change({ limit: Number(target.value) })}>
          {sizes.map((count) => (
            <option key={count} value={count}>
              {t('perPage', { count })}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.steps}>
        <StateLink rel="prev" state={back} isDisabled={!previous} onFollow={() => change(back)}>
          {t('previous')}
        </StateLink>
        <StateLink rel="next" state={on} isDisabled={!next} onFollow={() => change(on)}>
          {t('next')}
        </StateLink>
      </div>
    </nav>
  );
}
