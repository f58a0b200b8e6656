'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { PasskeyRecord } from '#lib/api/identity/member-passkeys.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './security.module.css';

export type PasskeyMove = 'rename' | 'remove';

interface PasskeyListProps {
  list: PasskeyRecord[];
  onMove: (move: PasskeyMove, passkey: PasskeyRecord) => void;
}

/** What each passkey is called, where it is kept, and when it last let somebody in. */
export function PasskeyList({ list, onMove }: PasskeyListProps) {
  const t = useTranslations('identitySecurity.passkeys');
  const columns: Column<PasskeyRecord>[] = [
    {
      key: 'name',
      label: t('name'),
      isMain: true,
      cell: ({ name, is_suspect }) => (
        <span className="wrap-8 items-center">
          {name}
          {is_suspect && <Chip tone="error">{t('suspect')}</Chip>}
        </span>
      ),
    },
    {
      key: 'where',
      label: t('where'),
      cell: ({ kind, keeper, device }) => <Lines first={t(`kinds.${kind}`)} second={keeper || device} />,
    },
    { key: 'made', label: t('made'), isTight: true, cell: ({ create_time }) => formatTime(create_time, '') },
    {
      key: 'used',
      label: t('used'),
      cell: (row) => <Lines first={formatTime(row.last_used_time, t('never'))} second={row.last_device} />,
    },
    {
      key: 'actions',
      label: t('action'),
      align: 'end',
      cell: (row) => (
        <span className={styles.moves}>
          <Button look="quiet" size="small" onClick={() => onMove('rename', row)}>
            {t('rename')}
          </Button>
          <Button look="quiet" size="small" isDestructive onClick={() => onMove('remove', row)}>
            {t('remove')}
          </Button>
        </span>
      ),
    },
  ];
  return <RecordList caption={t('title')} rows={list} rowKey={({ id }) => id} columns={columns} />;
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <span className="grid">
      <span>
        <Unbroken>{first}</Unbroken>
      </span>
      {second && <span className="hint">{second}</span>}
    </span>
  );
}
