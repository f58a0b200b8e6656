'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import type { MovingDetail } from '#lib/api/integrations/desk-moving.ts';
import styles from './moving.module.css';

/** What is said of records, those that stay out first. */
export function ProblemList({ found: { problems, noted_count: total } }: { found: MovingDetail }) {
  const t = useTranslations('integrationsMoving');
  return (
    <Panel title={t('problems')}>
      <ul className={styles.problems}>
        {problems.map(({ row, name, notes }) => (
          <li key={row}>
            <strong>{t('problemRow', { row })}</strong> <span className="text-ink-3">{name}</span>
            <ul>
              {notes.map(({ level, row: own, text }) => (
                <li key={`${own} ${text}`} className={level === 'error' ? styles.error : undefined}>
                  {own !== row && own > 0 && `${t('problemRow', { row: own })} · `}
                  {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {total > problems.length && (
        <p className={`${styles.note} mt-16`}>{t('problemsMore', { count: problems.length, total })}</p>
      )}
    </Panel>
  );
}
