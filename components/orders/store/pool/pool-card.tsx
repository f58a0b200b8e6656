'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Price } from '#components/ui/facts/price.tsx';
import { TimeLeft, useSecondsLeft } from '#components/ui/facts/time-left.tsx';
import { useAmounts } from '#components/ui/hooks/use-unit-words.ts';
import { Picture } from '#components/ui/picture.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { PoolItem } from '#lib/api/orders/store-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { placeLine } from '#lib/i18n/place-line.ts';
import styles from './pool.module.css';

interface PoolCardProps {
  item: PoolItem;
  /** Somebody else has it, or it left the pool. */
  isGone: boolean;
  isClaiming: boolean;
  /** Nothing can be claimed now. */
  isBlocked: boolean;
  onClaim: () => void;
}

const shownLines = 3;
const soonInSeconds = 2 * 3600;

/** An order in the pool: what, where to, what it brings, and for how long. */
export function PoolCard({ item, isGone, isClaiming, isBlocked, onClaim }: PoolCardProps) {
  const t = useTranslations('ordersStore.pool');
  const left = useSecondsLeft(item.expire_time);
  const isOver = isGone || left === 0;
  const name = item.lines[0]?.name ?? item.no;
  return (
    <li className={styles.card} data-gone={isOver ? '' : undefined}>
      <Goods item={item} />
      <Place item={item} />
      <Worth item={item} />
      <div className={styles.act}>
        {isOver ? (
          <p className={styles.gone} role="status">
            {t(isGone ? 'gone' : 'over')}
          </p>
        ) : (
          <>
            <p className={`caption whitespace-nowrap ${styles.left}`} data-soon={left < soonInSeconds ? '' : undefined}>
              <strong>
                <TimeLeft until={item.expire_time} />
              </strong>
            </p>
            <Guarded node="store/orderpool/claim">
              <Button disabled={isBlocked || isClaiming} aria-label={t('claimNamed', { name })} onClick={onClaim}>
                {t(isClaiming ? 'claiming' : 'claim')}
              </Button>
            </Guarded>
          </>
        )}
      </div>
    </li>
  );
}

function Goods({ item: { lines } }: { item: PoolItem }) {
  const t = useTranslations('ordersStore.pool');
  const quantities = useAmounts();
  const rest = lines.length - shownLines;
  return (
    <div className={`stack-12 min-w-0 ${styles.goods}`}>
      {lines.slice(0, shownLines).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change their places
        <div key={index} className={styles.line}>
          <Picture picture={line.picture} sizes="64px" isDecorative className={styles.picture ?? ''} />
          <div className="stack-2 min-w-0">
            <p className="text-16 font-semibold wrap-anywhere">{line.name}</p>
            {line.spec_text && <p className={styles.spec}>{line.spec_text}</p>}
            <p className="text-ink-2">{quantities(line.unit, { count: line.qty })}</p>
          </div>
        </div>
      ))}
      {rest > 0 && <p className="caption">{t('moreLines', { count: rest })}</p>}
    </div>
  );
}

function Place({ item }: { item: PoolItem }) {
  const { fulfilment, categories, province_name: province, city_name: city, pool_time: since, ship_by: shipBy } = item;
  const t = useTranslations('ordersStore.pool');
  const words = useTranslations('orders.fulfilment');
  const place = placeLine([province, city], useLocale());
  return (
    <div className="stack-2 text-ink-2">
      <p className="text-ink font-semibold">{place || t('remote')}</p>
      <p>{[words(fulfilment), ...categories].join(' · ')}</p>
      {shipBy !== null && <ShipBy time={shipBy} fulfilment={fulfilment} />}
      <p className="caption">
        <Unbroken>{t('since', { time: formatTime(since, '', 'mm-dd hh:MM') })}</Unbroken>
      </p>
    </div>
  );
}

/** What a store takes on with the order: the day that the customer was promised. */
function ShipBy({ time, fulfilment }: { time: number; fulfilment: PoolItem['fulfilment'] }) {
  const t = useTranslations('ordersStore.pool');
  const isLate = useSecondsLeft(time) === 0;
  const day = formatTime(time, '', 'mm-dd');
  return (
    <p className={isLate ? 'text-error font-semibold' : undefined}>
      <Unbroken>{t(isLate ? 'late' : 'shipBy', { day, fulfilment })}</Unbroken>
    </p>
  );
}

function Worth({ item: { estimate } }: { item: PoolItem }) {
  const t = useTranslations('ordersStore.pool');
  const locale = useLocale();
  return (
    <div className="text-end" title={t('estimateText')}>
      <p className="caption">{t('estimate')}</p>
      <Price locale={locale} amount={estimate} size="large" />
    </div>
  );
}
