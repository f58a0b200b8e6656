'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import styles from '../work-bar.module.css';
import type { WorkBulkAction } from '../work-types.ts';

interface BulkBarProps<Row> {
  rows: readonly Row[];
  actions: readonly WorkBulkAction<Row>[];
  onAct: (action: WorkBulkAction<Row>) => void;
  onClear: () => void;
}

/** What can be done with the chosen rows; a number tells where it is not possible with all of them. */
export function BulkBar<Row>({ rows, actions, onAct, onClear }: BulkBarProps<Row>) {
  const t = useTranslations('work.bulk');
  return (
    <div className={styles.bulk}>
      <p>{t('selected', { count: rows.length })}</p>
      {actions.map((action) => {
        const possible = rows.filter(action.isPossible).length;
        return (
          <Button
            key={action.key}
            look="secondary"
            size="small"
            disabled={possible === 0}
            title={possible === 0 ? t('impossible') : undefined}
            onClick={() => onAct(action)}
          >
            {possible === 0 || possible === rows.length
              ? action.label
              : t('some', { label: action.label, count: possible })}
          </Button>
        );
      })}
      <Button look="quiet" size="small" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  );
}
