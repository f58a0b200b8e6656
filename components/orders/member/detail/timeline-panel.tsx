'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TimelineList } from '#components/ui/facts/timeline-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { OrderDetail } from '#lib/api/orders/member-orders.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { formatMoney } from '#lib/i18n/money.ts';

interface TimelinePanelProps {
  timeline: OrderDetail['timeline'];
  /** Words for why an order was closed, for who is no customer. */
  closeReason?: (reason: string) => string | undefined;
  /** What stands below an entry, by its place. */
  traceOf?: (index: number) => ReactNode;
}

/** What happened, newest first. */
export function TimelinePanel({ timeline, closeReason, traceOf }: TimelinePanelProps) {
  const t = useTranslations('orders.timeline');
  const words = useTimelineWords(closeReason);
  if (timeline.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <TimelineList
        entries={timeline.map((entry, index) => ({
          time: entry.time,
          text: words.event(entry),
          note: [
            words.actor(entry),
            words.price(entry.price),
            words.tracking(entry.tracking),
            words.reason(entry.reason),
          ]
            .filter(Boolean)
            .join(' · '),
          trace: traceOf?.(index),
        }))}
      />
    </Panel>
  );
}

/** Words of an event; of one this page does not know, those of the state it led to. A reason is a word or a sentence. */
function useTimelineWords(closeReason: TimelinePanelProps['closeReason']) {
  const t = useTranslations('orders');
  const locale = useLocale();
  return {
    actor: ({ actor, by }: OrderDetail['timeline'][number]) =>
      by === '' ? t(`timeline.actors.${actor}`) : t('timeline.by', { side: t(`timeline.actors.${actor}`), name: by }),
    tracking: (tracking: OrderDetail['timeline'][number]['tracking']) => tracking && t('timeline.price', tracking),
    price: (price: OrderDetail['timeline'][number]['price']) =>
      price &&
      t('timeline.price', { before: formatMoney(locale, price.before), after: formatMoney(locale, price.after) }),
    event: ({ event, status }: OrderDetail['timeline'][number]) =>
      findWords(t, `timeline.events.${event}`) ?? findWords(t, `timeline.states.${status}`) ?? t('timeline.changed'),
    reason: (reason: string) =>
      findWords(t, `dialogs.cancel.reasons.${reason}`) ??
      closeReason?.(reason) ??
      findWords(t, `closeReasons.${reason}`) ??
      findWords(t, `timeline.reasons.${reason}`) ??
      reason,
  };
}
