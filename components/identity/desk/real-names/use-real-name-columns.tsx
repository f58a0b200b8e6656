'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { DecidedBy } from '#components/work/decisions/decided-by.tsx';
import styles from '#components/work/decisions/decisions.module.css';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { RealNameRow } from '#lib/api/identity/desk-real-names.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { Pending } from './real-name-dialog.tsx';

const tones = { pending: 'warning', verified: 'success', rejected: 'error' } as const;
const minutes = 'yyyy-mm-dd hh:MM';

export function useRealNameColumns(onAsk: (pending: Pending) => void): WorkColumn<RealNameRow>[] {
  const t = useTranslations('storeDesk.realNames');
  return [
    {
      key: 'user',
      label: t('columns.user'),
      isMain: true,
      cell: ({ user_id, username }) => (
        <PageLink href={userPath('desk/users/info', { id: user_id })}>{username}</PageLink>
      ),
    },
    { key: 'name', label: t('columns.name'), cell: ({ name }) => name },
    { key: 'number', label: t('columns.number'), isTight: true, cell: ({ id_number }) => id_number },
    {
      key: 'since',
      label: t('columns.since'),
      isTight: true,
      cell: ({ submit_time }) => formatTime(submit_time, '', minutes),
    },
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
      key: 'decided',
      label: t('columns.decided'),
      cell: (row) => <DecidedBy by={row.decided_by} name={row.decider_name} time={row.decide_time} />,
    },
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      cell: (row) => <RowActions row={row} onAsk={onAsk} />,
    },
  ];
}

/** What is decided stays decided; looking is possible as long as the rules allow. */
function RowActions({ row, onAsk }: { row: RealNameRow; onAsk: (pending: Pending) => void }) {
  const t = useTranslations('storeDesk.realNames');
  const isHeld = useHeldNode();
  const actions = (['reveal', 'approve', 'reject'] as const).filter(
    (action) => isHeld(`operator/realName/${action}`) && (action === 'reveal' || row.status === 'pending'),
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
