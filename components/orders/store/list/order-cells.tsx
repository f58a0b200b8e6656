'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { TimeLeft, useSecondsLeft } from '#components/ui/facts/time-left.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { SellerOrder } from '#lib/api/orders/store-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { statusTone, storeStatusKey } from '../../status-words.ts';
import styles from './lists.module.css';
import { nextStep } from './next-step.ts';

/** Number and goods: the way into the order. */
export function OrderCell({ order: { no, lines }, href }: { order: SellerOrder; href: string }) {
  const goods = useGoodsText(lines);
  return (
    <span className={`stack-2 min-w-0 ${styles.order}`}>
      <PageLink href={href}>{no}</PageLink>
      <span className={styles.goods} title={goods}>
        {goods}
      </span>
    </span>
  );
}

/** What it is of, in one line: the first goods, and how many others. */
export function useGoodsText(lines: SellerOrder['lines']): string {
  const t = useTranslations('ordersStore.list');
  const format = useFormatter();
  const [first] = lines;
  const more = lines.length > 1 ? ` ${t('more', { count: lines.length - 1 })}` : '';
  return first ? `${first.name} ${t('quantity', { qty: format.number(first.qty) })}${more}` : '';
}

/** How far it is, as the store that has it sees it. */
export function StoreStatusCell({ order }: { order: SellerOrder }) {
  const t = useTranslations('orders.status');
  return <Chip tone={statusTone(order)}>{t(storeStatusKey(order))}</Chip>;
}

/** Who must act, and by when where a clock runs. `isMine`: the reader's side carries the order out. */
export function NextCell({ order, isMine }: { order: SellerOrder; isMine: boolean }) {
  const t = useTranslations('ordersStore.list.next');
  const key = nextStep(order);
  if (!key) return null;
  const isWork = key in waiting;
  const isOwn = isMine && isWork;
  const { deadline } = order;
  return (
    <span className={`stack-2 ${styles.step}`}>
      <span className={isOwn ? 'font-semibold' : undefined}>
        {t(isWork && !isMine ? waiting[key as keyof typeof waiting] : key)}
      </span>
      {deadline?.key === 'ship' && <ShipBy time={deadline.time} />}
      {deadline && deadline.key !== 'ship' && (
        <span className="caption" title={formatTime(deadline.time, '', 'yyyy-mm-dd hh:MM')}>
          <TimeLeft until={deadline.time} />
        </span>
      )}
    </span>
  );
}

/** The day on which it is to have left; red once that is over. */
function ShipBy({ time }: { time: number }) {
  const t = useTranslations('ordersStore.list.next');
  const left = useSecondsLeft(time);
  const isLate = left === 0;
  const day = () => <Unbroken>{formatTime(time, '', 'yyyy-mm-dd')}</Unbroken>;
  return (
    <span className={isLate ? 'fault font-semibold' : 'caption'}>{t.rich(isLate ? 'late' : 'shipBy', { day })}</span>
  );
}

/** What the seller has to do, as who waits for it says it. */
const waiting = {
  accept: 'waitAccept',
  ship: 'waitShip',
  service: 'waitService',
  digital: 'waitDigital',
  pickup: 'waitPickup',
} as const;

export function MoneyCell({ amount }: { amount: string }) {
  return <span className="whitespace-nowrap">{formatMoney(useLocale(), amount)}</span>;
}

/** Breaks between day and hour alone. */
export function TimeCell({ time }: { time: number | null }) {
  if (time === null) return '–';
  return (
    <span>
      <Unbroken>{formatTime(time, '', 'yyyy-mm-dd')}</Unbroken> {formatTime(time, '', 'hh:MM')}
    </span>
  );
}

export function CityCell({ city }: { city: string | null }) {
  return <span className="unbroken">{city || '–'}</span>;
}

const dispatchTones = { expired: 'error', pooled: 'warning', assigned: 'primary', claimed: 'primary' } as const;

/** Where the way of an order to a store stands. */
export function DispatchCell({
  order,
}: {
  order: Pick<SellerOrder, 'dispatch_status' | 'accept_time'> & { store_id: number | null };
}) {
  const t = useTranslations('ordersStore.list.dispatch');
  const { dispatch_status: status, store_id: storeId, accept_time: accepted } = order;
  if (storeId === null && accepted !== null) return <Chip>{t('own')}</Chip>;
  if (status === null) return '–';
  const tone = status in dispatchTones ? dispatchTones[status as keyof typeof dispatchTones] : 'neutral';
  return <Chip tone={tone}>{t(status)}</Chip>;
}
