'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { DecidedBy } from '#components/work/decisions/decided-by.tsx';
import styles from '#components/work/decisions/decisions.module.css';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { PromoterRow } from '#lib/api/referral/desk-promoters.ts';
import { promoterActions } from '#lib/contract/referral/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { Asked } from './promoter-dialog.tsx';

const tones = { pending: 'warning', active: 'success', frozen: 'error', rejected: 'neutral' } as const;

export function usePromoterColumns(onAsk: (asked: Asked) => void): WorkColumn<PromoterRow>[] {
  const t = useTranslations('referralDesk.promoters');
  const locale = useLocale();
  const format = useFormatter();
  return [
    { key: 'user', label: t('columns.user'), isMain: true, cell: (row) => <Who {...row} /> },
    {
      key: 'status',
      label: t('columns.status'),
      cell: ({ status, reason }) => (
        <span className="inline-stack-4 justify-items-cell">
          <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
          {reason && <span className="hint">{reason}</span>}
        </span>
      ),
    },
    {
      key: 'level',
      label: t('columns.level'),
      isTight: true,
      cell: ({ level, is_level_by_hand: isManual }) => (
        <span className="inline-stack-4 justify-items-cell">
          <span>{level ? level[locale] : t('level.none')}</span>
          {isManual && <span className="hint">{t('level.byHand')}</span>}
        </span>
      ),
    },
    { key: 'people', label: t('columns.people'), align: 'end', cell: ({ people }) => format.number(people) },
    { key: 'earned', label: t('columns.earned'), align: 'end', cell: (row) => <Earned {...row} /> },
    {
      key: 'since',
      label: t('columns.since'),
      sort: 'since',
      sortFirst: 'descending',
      isTight: true,
      cell: ({ since }) => formatTime(since, '', 'yyyy-mm-dd'),
    },
    {
      key: 'reviewed',
      label: t('columns.reviewed'),
      isHiddenAtFirst: true,
      cell: (row) => <DecidedBy by={row.reviewed_by} name={row.reviewer_name} time={row.review_time} />,
    },
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      cell: (row) => <RowActions row={row} onAsk={onAsk} />,
    },
  ];
}

/** Leads to the commissions that sum to it. */
function Earned({ earned, user_id: id }: PromoterRow) {
  const amount = formatMoney(useLocale(), earned);
  if (earned === '0.00') return amount;
  return <PageLink href={userPath('desk/promoters/commissions', { promoter: id })}>{amount}</PageLink>;
}

/** With what they said of how they would promote: a column of its own for so many words makes the table wider than the page. */
function Who({ user_id: id, username, nickname, plan }: PromoterRow) {
  const t = useTranslations('referralDesk.promoters');
  return (
    <span className="inline-stack-4 justify-items-cell">
      <PageLink href={userPath('desk/users/info', { id })}>{username || `#${id}`}</PageLink>
      {nickname !== username && <span className="hint">{nickname}</span>}
      {plan && <span className="hint">{t('plan', { plan })}</span>}
    </span>
  );
}

const nodes = { approve: 'decide', reject: 'decide', freeze: 'freeze', thaw: 'freeze', level: 'level' } as const;

/** As far as the server offers it and the reader's group may do it. */
function RowActions({ row, onAsk }: { row: PromoterRow; onAsk: (asked: Asked) => void }) {
  const t = useTranslations('referralDesk.promoters.actions');
  const isHeld = useHeldNode();
  const actions = promoterActions.filter(
    (action) => row.actions.includes(action) && isHeld(`operator/promoter/${nodes[action]}`),
  );
  return (
    <span className={`row-8 justify-end ${styles.rowActions}`}>
      {actions.map((action) => (
        <Button key={action} look="secondary" size="small" onClick={() => onAsk({ action, row })}>
          {t(action)}
        </Button>
      ))}
    </span>
  );
}
