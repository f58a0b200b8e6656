'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { OperatorProductDetail } from '#lib/api/catalogue/desk-products.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './status.module.css';

const known = [
  'create',
  'edit',
  'publish',
  'archive',
  'add_variant',
  'remove_variant',
  'change_price',
  'change_stock',
] as const;

/** Who changed what, newest first. */
export function HistoryPanel({ history }: Pick<OperatorProductDetail, 'history'>) {
  const t = useTranslations('catalogueDesk.product');
  if (history.length === 0) return null;
  return (
    <Panel title={t('history')}>
      <ol className={`stack-8 text-14 ${styles.history}`}>
        {history.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
          <li key={index}>
            <span className={styles.when}>
              <Unbroken>{formatTime(line.time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
            </span>
            <span>
              <Event line={line} />
              {line.reason && <span className={styles.reason}> {line.reason}</span>}
            </span>
            <span className={styles.who}>{line.who ?? t('system')}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Event({ line: { event, from, to, sku } }: { line: OperatorProductDetail['history'][number] }) {
  const t = useTranslations('catalogueDesk.product');
  const name = known.find((each) => each === event);
  if (!name) return event;
  const stock = (text: string | null) => text || t('madeToOrder');
  const isStock = name === 'change_stock';
  return t(`events.${name}`, {
    sku: sku ?? '',
    from: isStock ? stock(from) : (from ?? ''),
    to: isStock ? stock(to) : to,
  });
}
