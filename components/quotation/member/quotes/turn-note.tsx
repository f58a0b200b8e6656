'use client';

import { useTranslations } from 'next-intl';
import { TimeLeft } from '#components/ui/facts/time-left.tsx';
import type { QuotationSummary } from '#lib/contract/quotation/member-records.ts';
import styles from './quotes.module.css';

/** Whose move it is, and how long there is for it. */
export function TurnNote({ turn, deadline }: Pick<QuotationSummary, 'turn' | 'deadline'>) {
  const t = useTranslations('quotation.turns');
  if (turn === 'none') return null;
  return (
    <span className={styles.turn} data-turn={turn}>
      {t(turn)}
      {deadline !== null && (
        <>
          {' · '}
          <TimeLeft until={deadline} />
        </>
      )}
    </span>
  );
}
