import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { SystemFacts } from '#lib/api/site/desk-system.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './system.module.css';
import { certificateState } from './thresholds.ts';

type Certificate = SystemFacts['certificates'][number];
const tones = { over: 'error', soon: 'warning', good: 'success' } as const;

/** Certificates among the settings, those that end first before the others. */
export function CertificatesPanel({ facts: { certificates, time } }: { facts: SystemFacts }) {
  const t = useTranslations('siteSystem.certificates');
  const columns: Column<Certificate>[] = [
    {
      key: 'setting',
      label: t('setting'),
      isMain: true,
      cell: ({ setting, subject }) => (
        <span className={styles.words}>
          {setting}
          {subject && <span className="hint">{subject}</span>}
        </span>
      ),
    },
    { key: 'end', label: t('end'), isTight: true, cell: ({ end_time }) => formatTime(end_time, '', 'yyyy-mm-dd') },
    {
      key: 'state',
      label: t('state'),
      isTight: true,
      cell: ({ end_time }) => {
        const state = certificateState(end_time, time);
        return <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>;
      },
    },
  ];
  return (
    <Panel title={t('title')} text={t('text')} isFlush>
      <RecordList
        caption={t('title')}
        columns={columns}
        rows={certificates}
        rowKey={({ setting, subject, end_time }) => `${setting} ${subject} ${end_time}`}
      />
    </Panel>
  );
}
