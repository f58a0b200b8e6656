'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { OrderDetail } from '#lib/api/orders/member-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { isDone, moneySums, sizeOf } from './money-sums.ts';
import styles from './order.module.css';

/** Every movement of money and points of the order, and what they add up to. Under another title it stands on another page. */
export function MoneyPanel({ order, title }: { order: OrderDetail; title?: string }) {
  const t = useTranslations('orders.money');
  const locale = useLocale();
  const sums = moneySums(order);
  const rows = [
    { key: 'payable', amount: order.payable },
    { key: 'paid', amount: sums.paid },
    ...(sums.refunded === '0.00' ? [] : [{ key: 'refunded' as const, amount: sums.refunded }]),
    ...(sums.due === '0.00' ? [] : [{ key: 'due' as const, amount: sums.due }]),
  ] as const;
  return (
    <Panel title={title ?? t('title')} anchor="money">
      <ol className={styles.money}>
        {order.money.map((entry) => (
          <Entry key={`${entry.kind}-${entry.no}`} entry={entry} />
        ))}
      </ol>
      {order.money.length === 0 && <p className="text-ink-2 text-14 wrap-anywhere">{t('empty')}</p>}
      <dl className={styles.sums}>
        {rows.map(({ key, amount }) => (
          <div key={key} data-key={key}>
            <dt>{t(key)}</dt>
            <dd>{formatMoney(locale, amount)}</dd>
          </div>
        ))}
      </dl>
      {title === undefined && willEarn(order) && (
        <p className="text-ink-2 text-14 wrap-anywhere">{t('toEarn', { points: order.points_to_earn })}</p>
      )}
    </Panel>
  );
}

function willEarn({ status, points_to_earn: points }: OrderDetail): boolean {
  return points > 0 && status !== 'completed' && status !== 'closed';
}

function Entry({ entry }: { entry: OrderDetail['money'][number] }) {
  const t = useTranslations('orders.money');
  const channels = useTranslations('ui.channels');
  const { kind, channel, no, status, time } = entry;
  const way = findWords(channels, channel) ?? '';
  return (
    <li data-done={isDone(entry) ? '' : undefined}>
      <div>
        <p>{[t(`kinds.${kind}`), way].filter(Boolean).join(' · ')}</p>
        <p className="text-ink-2 text-14 wrap-anywhere">
          <Unbroken>{formatTime(time, '', 'yyyy-mm-dd hh:MM')}</Unbroken> {no}
        </p>
      </div>
      <div className="text-end whitespace-nowrap">
        <Size entry={entry} />
        {!isDone(entry) && <p className="text-ink-2 text-14 wrap-anywhere">{statusWords(t, status)}</p>}
      </div>
    </li>
  );
}

function Size({ entry }: { entry: OrderDetail['money'][number] }) {
  const t = useTranslations('orders.money');
  const locale = useLocale();
  const format = useFormatter();
  if (entry.kind.startsWith('points')) {
    const sign = entry.kind === 'points' ? '-' : '+';
    return <p>{t('points', { points: `${sign}${format.number(Math.abs(entry.points))}` })}</p>;
  }
  return (
    <p>
      {entry.kind === 'refund' ? '-' : ''}
      {formatMoney(locale, sizeOf(entry))}
    </p>
  );
}

type Words = ReturnType<typeof useTranslations<'orders.money'>>;

/** A state this page has no word for is one that nobody has to act on. */
function statusWords(t: Words, status: string): string {
  return findWords(t, `status.${status}`) ?? t('status.pending');
}
