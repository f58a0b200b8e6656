'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import styles from './filters.module.css';

interface ListFiltersProps {
  of: { isFiltered: boolean; reset: () => void };
  children: ReactNode;
}

/**
 * Filters of a list, on one line where there is room, and the way back to all of it. On a phone those that filter nothing are
 * folded away, so that the rows begin on the first screen; one that is no part of this folder says so by `data-foldable`, and
 * `data-chosen`.
 */
export function ListFilters({ of, children }: ListFiltersProps) {
  const t = useTranslations('ui.filter');
  const id = useId();
  const [isFolded, setFolded] = useState(true);
  return (
    <div id={id} className={styles.bar} data-folded={isFolded} data-print="off">
      {children}
      {of.isFiltered && (
        <Button look="quiet" size="small" onClick={of.reset}>
          {t('reset')}
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        className={styles.fold}
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={() => setFolded(!isFolded)}
      >
        {t(isFolded ? 'more' : 'fewer')}
      </Button>
    </div>
  );
}
