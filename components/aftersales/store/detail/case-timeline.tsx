'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { eventKey } from '../../case-words.ts';
import styles from './case.module.css';

type Entry = SellerCaseDetail['timeline'][number];

/** What happened, newest first. An event without words of its own shows as the state it led to. */
export function CaseTimeline({ record }: { record: SellerCaseDetail }) {
  const t = useTranslations('aftersalesStore.timeline');
  const statuses = useTranslations('aftersales.statuses');
  const { timeline } = record;
  if (timeline.length === 0) return null;
  const eventOf = ({ event, status }: Entry) =>
    findWords(t, `events.${eventKey(event, record)}`) ?? findWords(statuses, status) ?? status;
  const actorOf = ({ actor, by }: Entry) => {
    const side = t(`actors.${actor}`);
    return by === '' ? side : t('by', { side, name: by });
  };
  return (
    <Panel title={t('title')}>
      <ol className={styles.timeline}>
        {timeline.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen in one second, and the past does not move
          <li key={`${entry.time}-${index}`}>
            <span>{eventOf(entry)}</span>
            {entry.reason && <span className="wrap-anywhere whitespace-pre-line">{entry.reason}</span>}
            <span className={`hint font-normal ${styles.note}`}>
              {actorOf(entry)} · <Unbroken>{formatTime(entry.time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
