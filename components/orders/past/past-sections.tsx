'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Fact, FactList } from '#components/ui/facts/fact-list.tsx';
import { RecordColumns, Stack } from '#components/ui/facts/record-columns.tsx';
import { SumList } from '#components/ui/facts/sum-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { PastOrderDetail } from '#lib/contract/orders/past-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './past-sections.module.css';
import { PastState } from './past-state.tsx';
import { useAmounts } from './use-amounts.ts';

interface PastSectionsProps {
  order: PastOrderDetail;
  /** What only operators see. */
  facts?: readonly Fact[];
  aside?: ReactNode;
}

/** An order of the system before: what was bought, what it came to, how far it was. */
export function PastSections({ order, facts = [], aside }: PastSectionsProps) {
  const t = useTranslations('ordersPast.detail');
  return (
    <Stack>
      <RecordColumns
        aside={
          <>
            {aside}
            <Panel title={t('delivery')}>
              <FactList facts={useDeliveryFacts(order)} />
            </Panel>
          </>
        }
      >
        <Panel title={t('facts')} actions={<PastState order={order} />} text={t('readOnly')}>
          <FactList facts={[...useOwnFacts(order), ...facts]} />
        </Panel>
        <LinesPanel order={order} />
      </RecordColumns>
    </Stack>
  );
}

function useOwnFacts({ no, order_time, cancel_time, state_text, payment_method, note }: PastOrderDetail): Fact[] {
  const t = useTranslations('ordersPast.detail');
  const facts: [string, string, boolean?][] = [
    [t('no'), no],
    [t('ordered'), formatTime(order_time, t('unknown'))],
    ...(cancel_time === null ? [] : [[t('cancelled'), formatTime(cancel_time, '')] as [string, string]]),
    [t('stateText'), state_text],
    [t('payment'), payment_method],
    ...(note === '' ? [] : [[t('note'), note, true] as [string, string, boolean]]),
  ];
  return facts.map(([label, value, isWide = false]) => ({ key: label, label, value, isWide }));
}

function useDeliveryFacts({ address, shipping_method }: PastOrderDetail): Fact[] {
  const t = useTranslations('ordersPast.detail');
  const lines = address === '' ? '' : <span className={styles.lines}>{address}</span>;
  return [
    { key: 'address', label: t('address'), value: lines, isWide: true },
    { key: 'method', label: t('method'), value: shipping_method, isWide: true },
  ];
}

function LinesPanel({ order }: { order: PastOrderDetail }) {
  const t = useTranslations('ordersPast.detail');
  const format = useFormatter();
  const amount = useAmounts(order.currency);
  return (
    <Panel title={t('lines')} isFlush>
      {order.lines.length === 0 ? (
        <p className={styles.none}>{t('noLines')}</p>
      ) : (
        <ul>
          {order.lines.map(({ name, sku, qty, price, amount: sum }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the order, which never changes
            <li key={index} className={styles.line}>
              <div className="stack-4 min-w-0">
                <span className="font-semibold wrap-anywhere">{name}</span>
                {sku !== '' && sku !== name && (
                  <span className="text-ink-2 text-14 wrap-anywhere">{t('sku', { sku })}</span>
                )}
              </div>
              <div className={styles.figures}>
                <span className="text-ink-2 text-14">
                  {price === null
                    ? t('count', { qty: format.number(Number(qty)) })
                    : t('each', { qty: format.number(Number(qty)), price: amount(price) })}
                </span>
                <span className="font-semibold">{amount(sum)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.totals}>
        <Totals order={order} />
      </div>
    </Panel>
  );
}

/** What is not said, or is nothing, is left out; the total is always there. */
function Totals({ order }: { order: PastOrderDetail }) {
  const t = useTranslations('ordersPast.detail');
  const amount = useAmounts(order.currency);
  const { discount_code: code } = order;
  const rows = (['goods', 'discount', 'shipping', 'tax', 'total', 'refunded'] as const).flatMap((key) => {
    const value = order[key];
    if (value === null ? key !== 'total' : Number(value) === 0 && key !== 'total' && key !== 'goods') return [];
    const shown = key === 'discount' || key === 'refunded' ? `-${value}` : value;
    return { key, label: t(key), value: value === null ? t('unknown') : amount(shown), isSum: key === 'total', code };
  });
  return (
    <SumList
      label={t('sums')}
      rows={rows.map(({ code: own, ...row }) => (row.key === 'discount' && own !== '' ? { ...row, note: own } : row))}
    />
  );
}
