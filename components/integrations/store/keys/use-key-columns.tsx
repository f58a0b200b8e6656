'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import styles from '#components/work/money/money.module.css';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { ApiKeyRow } from '#lib/api/integrations/keys.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { keyNode } from './key-node.ts';
import { useScopeWords } from './use-scope-words.ts';

export type KeyRow = ApiKeyRow;

const minute = 'yyyy-mm-dd hh:MM';
const tones = { active: 'success', expired: 'neutral', ended: 'neutral' } as const;

export function useKeyColumns(side: SellerSide, ask: (row: KeyRow) => void): WorkColumn<KeyRow>[] {
  const t = useTranslations('integrationsKeys');
  const may = useHeldNode()(keyNode[side]);
  const scopeWords = useScopeWords(side);
  return [
    {
      key: 'name',
      label: t('columns.name'),
      isMain: true,
      isHeader: true,
      cell: ({ name, start, maker }) => (
        <span className={styles.words}>
          <span>{name}</span>
          <code className="hint">{t('start', { start })}</code>
          <span className={styles.note}>{t('madeBy', { name: maker.name || t('nobody') })}</span>
        </span>
      ),
    },
    { key: 'scopes', label: t('columns.scopes'), cell: ({ scopes }) => scopes.map(scopeWords).join(t('comma')) },
    {
      key: 'limits',
      label: t('columns.limits'),
      isSpare: true,
      isTight: true,
      cell: ({ per_minute: count, addresses }) => (
        <span className={styles.words}>
          <span>{t('perMinute', { count })}</span>
          {addresses.length === 0 && <span className={styles.note}>{t('anywhere')}</span>}
          {addresses.map((address) => (
            <span key={address} className={`${styles.note} ${styles.no}`}>
              {address}
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'used',
      label: t('columns.used'),
      isTight: true,
      cell: ({ last_used_time: time, last_used_ip: ip }) => (
        <span className={styles.words}>
          <span>
            <Unbroken>{time ? formatTime(time, '', minute) : t('neverUsed')}</Unbroken>
          </span>
          {ip && <span className={styles.note}>{ip}</span>}
        </span>
      ),
    },
    { key: 'status', label: t('columns.status'), cell: (row) => <KeyState row={row} /> },
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      isTight: true,
      cell: (row) =>
        may && row.actions.includes('revoke') ? (
          <Button look="secondary" size="small" isDestructive onClick={() => ask(row)}>
            {t('revoke')} <span className="visually-hidden">{row.name}</span>
          </Button>
        ) : null,
    },
  ];
}

function KeyState({ row }: { row: KeyRow }) {
  const t = useTranslations('integrationsKeys');
  const { status, expire_time: expires, end_time: ended, end_reason: reason } = row;
  return (
    <span className={styles.words}>
      <Chip tone={tones[status]}>{t(`states.${status}`)}</Chip>
      <span className={reason ? styles.note : `${styles.note} ${styles.no}`}>
        <Unbroken>
          {reason
            ? t(`reasons.${reason}`, { time: formatTime(ended, '', minute) })
            : t(status === 'active' ? 'until' : 'ranOut', { time: formatTime(expires, '', 'yyyy-mm-dd') })}
        </Unbroken>
      </span>
    </span>
  );
}
