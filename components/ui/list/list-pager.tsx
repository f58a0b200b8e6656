'use client';

import { useTranslations } from 'next-intl';
import { pageSizes } from '#lib/utils/page/page-parameters.ts';
import { StateLink } from '../facts/state-link.tsx';
import { lastPage } from './last-page.ts';
import styles from './list-pager.module.css';

interface ListPagerProps {
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

/** Under a list: how many there are, the way to the other pages, and how many to show at once. */
export function ListPager({ page, limit, total, onPage, onLimit }: ListPagerProps) {
  const t = useTranslations('ui.pager');
  const pages = lastPage(total, limit);
  return (
    <nav aria-label={t('label')} className={styles.pager}>
      <p>{t('total', { total })}</p>
      <label className={styles.size}>
        <span className="visually-hidden">{t('size')}</span>
        <select value={limit} onChange={(event) => onLimit(Number(event.target.value))}>
          {pageSizes.map((count) => (
            <option key={count} value={count}>
              {t('perPage', { count })}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.steps}>
        <StateLink rel="prev" state={{ page: page - 1 }} isDisabled={page <= 1} onFollow={() => onPage(page - 1)}>
          {t('previous')}
        </StateLink>
        <label>
          <span className="visually-hidden">{t('jump')}</span>
          <select value={Math.min(page, pages)} onChange={(event) => onPage(Number(event.target.value))}>
            {choices(page, pages).map((choice) => (
              <option key={choice} value={choice}>
                {t('page', { page: choice, pages })}
              </option>
            ))}
          </select>
        </label>
        <StateLink rel="next" state={{ page: page + 1 }} isDisabled={page >= pages} onFollow={() => onPage(page + 1)}>
          {t('next')}
        </StateLink>
      </div>
    </nav>
  );
}

/** Every page while there are few; else those around this one, and in steps to both ends. */
function choices(page: number, pages: number): number[] {
  if (pages <= 50) return Array.from({ length: pages }, (_, index) => index + 1);
  const step = Math.ceil(pages / 25);
  const near = Array.from({ length: 21 }, (_, index) => page - 10 + index);
  const far = Array.from({ length: Math.ceil(pages / step) }, (_, index) => index * step + 1);
  const valid = [...near, ...far, pages].filter((choice) => choice >= 1 && choice <= pages);
  return [...new Set(valid)].sort((left, right) => left - right);
}
