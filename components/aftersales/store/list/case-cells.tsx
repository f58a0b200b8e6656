'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { TimeLeft, useSecondsLeft } from '#components/ui/facts/time-left.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { SellerCase } from '#lib/contract/aftersales/store-cases.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { typeKey } from '../../case-words.ts';
import { casePaths } from '../case-paths.ts';
import { isOwnTurn, turnKey } from '../case-side.ts';
import { SellerCaseChip } from '../case-status.tsx';
import styles from './cases.module.css';

interface CellProps {
  side: SellerSide;
  row: SellerCase;
}

/** Number and goods: the way into the request. */
export function CaseCell({ side, row: { no, lines } }: CellProps) {
  const t = useTranslations('aftersalesStore.list');
  const format = useFormatter();
  const [first] = lines;
  const more = lines.length > 1 ? ` ${t('more', { count: lines.length - 1 })}` : '';
  const goods = first ? `${first.name} ${t('quantity', { qty: format.number(first.qty) })}${more}` : '';
  return (
    <span className={`stack-2 min-w-0 ${styles.case}`}>
      <PageLink href={casePaths.case(side, no)}>{no}</PageLink>
      <span className={styles.goods} title={goods}>
        {goods}
      </span>
    </span>
  );
}

/** What is asked for, and why. */
export function RequestCell({ row }: { row: SellerCase }) {
  const t = useTranslations('aftersales');
  return (
    <span className="stack-2">
      {t(typeKey(row))}
      <span className="caption">{row.reason}</span>
    </span>
  );
}

export function StateCell({ side, row }: CellProps) {
  const t = useTranslations('aftersalesStore.turns');
  return (
    <span className={`inline-stack-4 justify-items-start ${styles.state}`}>
      <SellerCaseChip facts={row} />
      {row.turn !== 'none' && (
        <span className={isOwnTurn(side, row) ? 'text-ink text-12 font-semibold' : 'caption'}>
          {t(turnKey(side, row))}
        </span>
      )}
    </span>
  );
}

/** By when somebody has to act. The reader's own that is over is red, and what is nearly over says so. */
export function DueCell({ side, row }: CellProps) {
  if (row.deadline === null) return '–';
  return <Due until={row.deadline} isOwn={isOwnTurn(side, row)} />;
}

const soonInSeconds = 4 * 3600;

function Due({ until, isOwn }: { until: number; isOwn: boolean }) {
  const t = useTranslations('aftersalesStore.list');
  const left = useSecondsLeft(until);
  const tone = left === 0 ? styles.late : isOwn && left < soonInSeconds ? styles.soon : undefined;
  return (
    <span className="stack-2">
      <span className={tone}>{left === 0 ? t('late') : <TimeLeft until={until} />}</span>
      <span className="caption">
        <Unbroken>{formatTime(until, '', 'mm-dd hh:MM')}</Unbroken>
      </span>
    </span>
  );
}

/** What it comes to now: what was settled, what the seller has proposed, or what was requested. */
export function AmountCell({ side, row }: CellProps) {
  const t = useTranslations('aftersalesStore.list.amounts');
  const locale = useLocale();
  const { requested, approved, proposed } = row;
  const amount = proposed ?? approved ?? requested;
  if (amount === '0.00') return '–';
  const key = proposed !== null ? 'proposed' : approved !== null && approved !== requested ? 'approved' : undefined;
  return (
    <span className={`stack-2 justify-items-end whitespace-nowrap ${styles.sum}`}>
      {formatMoney(locale, amount)}
      {key && <span className="caption">{t(key, { amount: formatMoney(locale, requested) })}</span>}
      {side === 'store' && row.is_small && <Chip>{t('small')}</Chip>}
    </span>
  );
}

/** Breaks between day and hour alone. */
export function TimeCell({ time }: { time: number }) {
  return (
    <span>
      <Unbroken>{formatTime(time, '', 'yyyy-mm-dd')}</Unbroken> {formatTime(time, '', 'hh:MM')}
    </span>
  );
}
