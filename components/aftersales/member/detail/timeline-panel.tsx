'use client';

import { useTranslations } from 'next-intl';
import { TimelineList } from '#components/ui/facts/timeline-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { eventKey } from '../../case-words.ts';

type Entry = CaseDetail['timeline'][number];

const ofTheShop = ['refund', 'settle', 'fail', 'retry'];

/** What happened, newest first. An event without words of its own shows as the state it led to. */
export function TimelinePanel({ detail }: { detail: Pick<CaseDetail, 'timeline' | 'fulfilment'> }) {
  const t = useTranslations('aftersalesMember.timeline');
  const statuses = useTranslations('aftersales.customerStatuses');
  const { timeline } = detail;
  if (timeline.length === 0) return null;
  const words = ({ event, status }: Entry) =>
    findWords(t, `events.${eventKey(event, detail)}`) ?? findWords(statuses, status) ?? t('changed');
  // Money goes back by itself, whoever has set it off.
  const actor = ({ event, actor: who }: Entry) => (ofTheShop.includes(event) ? '' : t(`actors.${who}`));
  return (
    <Panel title={t('title')}>
      <TimelineList
        entries={timeline.map((entry) => ({
          time: entry.time,
          text: words(entry),
          note: [actor(entry), entry.reason].filter(Boolean).join(' · '),
        }))}
      />
    </Panel>
  );
}
