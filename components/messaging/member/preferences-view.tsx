'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { ChannelTable } from './channel-table.tsx';
import { MissingChannels } from './missing-channels.tsx';
import styles from './preferences.module.css';
import { QuietHours } from './quiet-hours.tsx';
import { usePreferences } from './use-preferences.ts';

/** Which messages also go out by mail and text message, and when not; every change is saved at once. */
export function PreferencesView() {
  const t = useTranslations('messagingMember.preferences');
  const query = useQuery({ ...apiQuery('/api/message/preferences'), refetchOnWindowFocus: false });
  const { save, isSaving, isSaved } = usePreferences();
  const feedback = (
    <span role="status" className={styles.feedback}>
      {isSaving ? t('saving') : isSaved ? t('saved') : ''}
    </span>
  );
  const skeleton = <PanelSkeleton rows={8} isFlush />;
  return (
    <QueryView query={query} skeleton={skeleton}>
      {({ categories, quiet }) => (
        <div className="stack-24">
          <Panel title={t('channels')} text={t('channelsText')} actions={feedback} isFlush>
            <MissingChannels />
            <ChannelTable rows={categories} onChange={(row) => save({ categories: [row] })} />
          </Panel>
          <Panel title={t('quiet')} text={t('quietText')}>
            <QuietHours quiet={quiet} onChange={(hours) => save({ quiet: hours })} />
          </Panel>
        </div>
      )}
    </QueryView>
  );
}
