'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/panel.tsx';
import type { SellerOrderDetail } from '#lib/api/store-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from '../../detail/order.module.css';

/** What happened, newest first. */
export function SoldTimeline({ order: { timeline } }: { order: SellerOrderDetail }) {
  const t = useTranslations('orders.timeline');
  const words = useTimelineWords();
  if (timeline.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <ol className={styles.timeline}>
        {timeline.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen in one second, and the past does not move
          <li key={`${entry.time}-${index}`}>
            <time>{formatTime(entry.time, '', 'mm-dd hh:MM')}</time>
            <div>
              <p>{words.event(entry)}</p>
              <p className={styles.quiet}>
                {[t(`actors.${entry.actor}`), words.reason(entry.reason)].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** A reason is a word the shop knows or a sentence somebody wrote; customers are spoken of here, not spoken to. */
function useTimelineWords() {
  const t = useTranslations('orders');
  const own = useTranslations('deskOrders.detail');
  return {
    event: ({ event, status }: SellerOrderDetail['timeline'][number]) => {
      const [known, state] = [`timeline.events.${event}`, `timeline.states.${status}`];
      if (t.has(known as 'timeline.events.create')) return t(known as 'timeline.events.create');
      return t.has(state as 'timeline.states.closed') ? t(state as 'timeline.states.closed') : t('timeline.changed');
    },
    reason: (reason: string) => {
      const [cancel, close] = [`dialogs.cancel.reasons.${reason}`, `closeReasons.${reason}`];
      if (t.has(cancel as 'dialogs.cancel.reasons.other')) return t(cancel as 'dialogs.cancel.reasons.other');
      return own.has(close as 'closeReasons.fraud') ? own(close as 'closeReasons.fraud') : reason;
    },
  };
}
