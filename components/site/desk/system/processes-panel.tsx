import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { SystemFacts } from '#lib/api/site/desk-system.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './system.module.css';

type Process = SystemFacts['processes'][number];

/** Who serves this database now, and as what. Without a worker nothing is sent and no deadline kept: that is said first. */
export function ProcessesPanel({ facts: { processes } }: { facts: SystemFacts }) {
  const t = useTranslations('siteSystem.processes');
  const hasWorker = processes.some(({ roles }) => roles.includes('worker'));
  return (
    <Panel title={t('title')} text={t('text')} isFlush>
      {!hasWorker && (
        <p className={styles.alert} role="status">
          {t('noWorker')}
        </p>
      )}
      <RecordList caption={t('title')} columns={useColumns()} rows={processes} rowKey={({ id }) => id} />
    </Panel>
  );
}

function useColumns(): Column<Process>[] {
  const t = useTranslations('siteSystem.processes');
  return [
    {
      key: 'where',
      label: t('where'),
      isMain: true,
      cell: ({ host, pid, is_this: isThis }) => (
        <span className={styles.words}>
          {t('place', { host, pid: String(pid) })}
          {isThis && <span className="hint">{t('isThis')}</span>}
        </span>
      ),
    },
    {
      key: 'roles',
      label: t('roles'),
      cell: ({ roles }) => (
        <span className={styles.chips}>
          {roles.map((role) => (
            <Chip key={role}>{t(`role.${role}`)}</Chip>
          ))}
        </span>
      ),
    },
    { key: 'version', label: t('version'), isTight: true, cell: ({ version }) => version },
    {
      key: 'start',
      label: t('start'),
      isTight: true,
      cell: ({ start_time }) => formatTime(start_time, '', 'yyyy-mm-dd hh:MM'),
    },
    { key: 'seen', label: t('seen'), isTight: true, cell: ({ seen_time }) => formatTime(seen_time, '') },
  ];
}
