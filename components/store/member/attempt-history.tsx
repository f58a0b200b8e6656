'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import type { StoreApplication } from '#lib/api/store/member-application.ts';
import { DecisionNote } from './decision-note.tsx';

/** Earlier tries and why they were sent back, the last first. */
export function AttemptHistory({ history }: Pick<StoreApplication, 'history'>) {
  const t = useTranslations('storeEntry.entry');
  const refused = history.filter(({ status }) => status === 'rejected');
  if (refused.length === 0) return null;
  return (
    <Panel title={t('history')}>
      <ol className="stack-12">
        {refused.map((decided) => (
          <li key={decided.no}>
            <DecisionNote decided={decided} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
