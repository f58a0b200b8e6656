'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { useRate } from '#components/ui/hooks/use-rate.ts';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import styles from '#components/work/money/money.module.css';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { DeskCommission } from '#lib/api/referral/desk-commissions.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';

const tones = {
  pending: 'neutral',
  frozen: 'warning',
  released: 'success',
  void: 'neutral',
  reversed: 'error',
} as const;

export function useCommissionColumns(): WorkColumn<DeskCommission>[] {
  const t = useTranslations('referralDesk.commissions.columns');
  return [
    { key: 'order', label: t('order'), isMain: true, isHeader: true, isTight: true, cell: (row) => <Order {...row} /> },
    { key: 'promoter', label: t('promoter'), isTight: true, cell: ({ promoter }) => <Person {...promoter} /> },
    { key: 'buyer', label: t('buyer'), isTight: true, cell: (row) => <Buyer {...row} /> },
    { key: 'base', label: t('base'), align: 'end', cell: (row) => <Base {...row} /> },
    { key: 'commission', label: t('commission'), align: 'end', cell: (row) => <Kept {...row} /> },
    { key: 'status', label: t('status'), cell: (row) => <Status {...row} /> },
    {
      key: 'time',
      label: t('time'),
      sort: 'time',
      sortFirst: 'descending',
      isTight: true,
      cell: ({ create_time: time }) => formatTime(time, '', 'yyyy-mm-dd hh:MM'),
    },
  ];
}

function Order({ order_no: no, product }: DeskCommission) {
  const locale = useLocale();
  return (
    <span className={styles.words}>
      <PageLink href={userPath('desk/orders/info', { no })}>{no}</PageLink>
      <span className={styles.note}>{product[locale]}</span>
    </span>
  );
}

function Person({ id, name }: DeskCommission['promoter']) {
  return <PageLink href={userPath('desk/users/info', { id })}>{name || `#${id}`}</PageLink>;
}

/** Who paid for the order, and how they came to the promoter. */
function Buyer({ buyer, level }: DeskCommission) {
  const t = useTranslations('referralDesk.commissions');
  const how = level === 0 ? t('levels.0') : t(level === 1 ? 'levels.1' : 'levels.2');
  return (
    <span className={styles.words}>
      <Person {...buyer} />
      <span className={styles.note}>{how}</span>
    </span>
  );
}

function Base({ base, bp, is_capped: isCapped }: DeskCommission) {
  const t = useTranslations('referralDesk.commissions');
  const locale = useLocale();
  const rate = useRate();
  return (
    <span className="inline-stack-2 justify-items-end text-end">
      {t('baseAtRate', { base: formatMoney(locale, base), rate: rate(bp) })}
      {isCapped && <span className={styles.note}>{t('capped')}</span>}
    </span>
  );
}

/** What is left of it, what refunds took, and who bears it where that is not the platform. */
function Kept({ amount, kept, reversed, bearer }: DeskCommission) {
  const t = useTranslations('referralDesk.commissions');
  const locale = useLocale();
  const money = (sum: string) => formatMoney(locale, sum);
  return (
    <span className="inline-stack-2 justify-items-end text-end">
      <strong>{money(kept)}</strong>
      {reversed !== '0.00' && (
        <span className={styles.note}>{t('lost', { amount: money(amount), lost: money(reversed) })}</span>
      )}
      {bearer === 'store' && <span className={styles.note}>{t('byStore')}</span>}
    </span>
  );
}

function Status({ status, frozen_until: until, release_time: released }: DeskCommission) {
  const t = useTranslations('referralDesk.commissions');
  const day = (time: number) => formatTime(time, '', 'yyyy-mm-dd');
  const note =
    (status === 'frozen' && until && t('until', { day: day(until) })) ||
    (released && t('releasedOn', { day: day(released) }));
  return (
    <span className={styles.words}>
      <Chip tone={tones[status]}>{t(`statuses.${status}`)}</Chip>
      {note && (
        <span className={styles.note}>
          <Unbroken>{note}</Unbroken>
        </span>
      )}
    </span>
  );
}
