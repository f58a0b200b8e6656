'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { BackupPanel } from './backup-panel.tsx';
import { CertificatesPanel } from './certificates-panel.tsx';
import { PauseNotice, PausesPanel } from './pauses-panel.tsx';
import { ProcessesPanel } from './processes-panel.tsx';
import { ServicesPanel } from './services-panel.tsx';
import { StoragePanel } from './storage-panel.tsx';
import styles from './system.module.css';
import { VersionsPanel } from './versions-panel.tsx';
import { WorkPanel } from './work-panel.tsx';

/** Each look costs the database ten statements: nobody needs them faster. */
const refreshSeconds = 60;

/** What keeps the shop running: processes, queues, storage, backups, and the providers it leans on. */
export function SystemScreen() {
  const t = useTranslations('siteSystem');
  const query = useQuery({ ...apiQuery('/api/operator/system/see'), refetchInterval: refreshSeconds * 1000 });
  const { data, isFetching, refetch } = query;
  return (
    <div className={styles.stack}>
      <PageHeader title={t('title')} text={t('text')}>
        {data && (
          <span className="hint">
            <Unbroken>{t('asOf', { time: formatTime(data.time, '') })}</Unbroken>
          </span>
        )}
        <Button look="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
          {t('refresh')}
        </Button>
      </PageHeader>
      <PauseNotice />
      <QueryView query={query} skeleton={<Shapes />}>
        {(facts) => (
          <div className={styles.stack}>
            <VersionsPanel facts={facts} />
            <ProcessesPanel facts={facts} />
            <WorkPanel facts={facts} />
            <PausesPanel />
            <ServicesPanel facts={facts} />
            {facts.certificates.length > 0 && <CertificatesPanel facts={facts} />}
            <BackupPanel facts={facts} />
            <StoragePanel facts={facts} />
          </div>
        )}
      </QueryView>
    </div>
  );
}

function Shapes() {
  return (
    <div className={styles.stack}>
      {[3, 2, 6].map((rows) => (
        <Panel key={rows}>
          <ListSkeleton rows={rows} />
        </Panel>
      ))}
    </div>
  );
}
