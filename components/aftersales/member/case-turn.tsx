'use client';

import { useTranslations } from 'next-intl';
import { TimeLeft } from '#components/ui/facts/time-left.tsx';
import type { CaseSummary } from '#lib/contract/aftersales/member-records.ts';
import styles from './case-turn.module.css';

/** Whose move it is, and how long there is for it; nothing where it is nobody’s. */
export function CaseTurn({ turn, deadline }: Pick<CaseSummary, 'turn' | 'deadline'>) {
  const t = useTranslations('aftersalesMember.turns');
  if (turn === 'none') return null;
  return (
    <p className={`text-ink-2 text-14 ${styles.turn}`} data-turn={turn}>
      <strong>{t(turn)}</strong>
      {deadline !== null && (
        <>
          {' · '}
          <TimeLeft until={deadline} />
        </>
      )}
    </p>
  );
}
