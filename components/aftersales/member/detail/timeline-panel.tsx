'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/panel.tsx';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './case.module.css';

type Entry = CaseDetail['timeline'][number];

const ofTheShop = ['refund', 'settle', 'fail', 'retry'];

/** What happened, newest first. An event without words of its own shows as the state it led to. */
export function TimelinePanel({ timeline }: { timeline: readonly Entry[] }) {
  const t = useTranslations('aftersalesMember.timeline');
  const statuses = useTranslations('aftersales.customerStatuses');
  if (timeline.length === 0) return null;
  const words = ({ event, status }: Entry) => {
    if (t.has(`events.${event}` as 'events.apply')) return t(`events.${event}` as 'events.apply');
    return statuses.has(status as 'applied') ? statuses(status as 'applied') : t('changed');
  };
  // Money goes back by itself, whoever has set it off.
  const actor = ({ event, actor: who }: Entry) => (ofTheShop.includes(event) ? '' : t(`actors.${who}`));
  return (
    <Panel title={t('title')}>
      <ol className={styles.timeline}>
        {timeline.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen in one second, and the past does not move
          <li key={`${entry.time}-${index}`}>
            <time>{formatTime(entry.time, '', 'mm-dd hh:MM')}</time>
            <div>
              <p>{words(entry)}</p>
              <p className={styles.quiet}>{[actor(entry), entry.reason].filter(Boolean).join(' · ')}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
