'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/panel.tsx';
import { TimelineList } from '#components/ui/timeline-list.tsx';
import type { IssuerDetails } from '#lib/api/invoices/issuer-invoices.ts';

/** What happened, the newest first. */
export function TimelinePanel({ invoice: { timeline } }: { invoice: IssuerDetails }) {
  const t = useTranslations('invoicesStore.timeline');
  const textOf = (event: string) =>
    t.has(`events.${event}` as 'events.apply') ? t(`events.${event}` as 'events.apply') : event;
  const entries = timeline.map(({ event, side, reason, time }) => ({
    time,
    text: textOf(event),
    note: [t(`sides.${side}`), reason].filter(Boolean).join(' · '),
  }));
  return (
    <Panel title={t('title')}>
      <TimelineList entries={entries} />
    </Panel>
  );
}
