'use client';

import { useTranslations } from 'next-intl';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { TieRow } from '#lib/api/referral/desk-ties.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';

/** Who has left has no name any more. */
export const nameOf = ({ id, name }: TieRow['user']): string => name || `#${id}`;

export function useTieColumns(onChange: (tie: TieRow) => void): WorkColumn<TieRow>[] {
  const t = useTranslations('referralDesk.ties');
  return [
    { key: 'user', label: t('columns.user'), isMain: true, cell: ({ user }) => <Person {...user} /> },
    { key: 'parent', label: t('columns.parent'), cell: ({ parent }) => <Person {...parent} /> },
    {
      key: 'grand',
      label: t('columns.grand'),
      isSpare: true,
      cell: ({ grand }) => grand && <Person {...grand} />,
    },
    {
      key: 'bound',
      label: t('columns.bound'),
      sort: 'bound',
      sortFirst: 'descending',
      isTight: true,
      cell: ({ bind_time: time }) => formatTime(time, '', 'yyyy-mm-dd hh:MM'),
    },
    { key: 'source', label: t('columns.source'), cell: (row) => <Source {...row} /> },
    {
      key: 'campaign',
      label: t('columns.campaign'),
      cell: ({ campaign }) =>
        campaign && <PageLink href={userPath('desk/promoters/ties', { campaign })}>{campaign}</PageLink>,
    },
    { key: 'until', label: t('columns.until'), cell: (row) => <Until {...row} /> },
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      cell: (row) => (
        <Guarded node="operator/promoter/tie">
          <Button look="secondary" size="small" onClick={() => onChange(row)}>
            {t('change')}
          </Button>
        </Guarded>
      ),
    },
  ];
}

function Person(person: TieRow['user']) {
  return <PageLink href={userPath('desk/users/info', { id: person.id })}>{nameOf(person)}</PageLink>;
}

function Source({ source, changed_by: by }: TieRow) {
  const t = useTranslations('referralDesk.ties');
  return (
    <span className="inline-stack-4 justify-items-cell">
      <span>{t(`sources.${source}`)}</span>
      {by && <span className="hint">{nameOf(by)}</span>}
    </span>
  );
}

function Until({ expire_time: until, is_expired: isOver }: TieRow) {
  const t = useTranslations('referralDesk.ties');
  if (isOver) return <Chip>{t('expired')}</Chip>;
  return <Unbroken>{formatTime(until, t('forGood'), 'yyyy-mm-dd')}</Unbroken>;
}
