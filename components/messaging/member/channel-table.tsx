'use client';

import Switch from '@mui/material/Switch';
import { useTranslations } from 'next-intl';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { LockOutlined as Lock } from '#components/ui/material-icons/lock-outlined.tsx';
import type { MessagePreferences } from '#lib/api/messaging/member-inbox.ts';
import styles from './preferences.module.css';

type Row = MessagePreferences['categories'][number];
type Channel = 'email' | 'mobile';

interface ChannelTableProps {
  rows: Row[];
  onChange: (row: Pick<Row, 'category' | 'email' | 'mobile'>) => void;
}

/** A line for each category, a column for each channel; what must be sent is locked, with the reason. */
export function ChannelTable({ rows, onChange }: ChannelTableProps) {
  const t = useTranslations('messagingMember.preferences');
  const names = useTranslations('messagingMember.categories');
  const switchOf = (channel: Channel) => (row: Row) => (
    <Switch
      checked={row[channel]}
      onChange={(_, isOn) => onChange({ ...pick(row), [channel]: isOn })}
      slotProps={{ input: { 'aria-label': t('switch', { category: names(row.category), channel: t(channel) }) } }}
    />
  );
  const columns = [
    {
      key: 'category',
      label: t('category'),
      isMain: true,
      cell: ({ category, always_sent }: Row) => (
        <div className="stack-2">
          <span className="font-semibold">{names(category)}</span>
          {always_sent.length > 0 && <Locked text={t('always', { topics: always_sent.join(t('comma')) })} />}
        </div>
      ),
    },
    { key: 'inSite', label: t('inSite'), cell: () => <Locked text={t('alwaysOn')} isShort /> },
    { key: 'email', label: t('email'), cell: switchOf('email') },
    { key: 'mobile', label: t('mobile'), cell: switchOf('mobile') },
  ];
  return (
    <>
      <RecordList caption={t('channels')} rows={rows} rowKey={({ category }) => category} columns={columns} />
      <p className={styles.reason}>{t('alwaysReason')}</p>
    </>
  );
}

function pick({ category, email, mobile }: Row): Pick<Row, 'category' | 'email' | 'mobile'> {
  return { category, email, mobile };
}

/** Something that is on and stays on. A short text stays on one line. */
function Locked({ text, isShort = false }: { text: string; isShort?: boolean }) {
  return (
    <span className={`hint inline-row-4 items-baseline ${styles.locked} ${isShort ? 'whitespace-nowrap' : ''}`}>
      <Lock fontSize="inherit" aria-hidden="true" />
      {text}
    </span>
  );
}
