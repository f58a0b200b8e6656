'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { type LookAtDesk, lookPreviewQuery } from '#lib/api/site/desk-look.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { HistoryPanel } from './history-panel.tsx';
import styles from './look.module.css';
import { LookForm } from './look-form.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { useLook } from './use-look.ts';

/** How the shop looks: what is being worked on, beside real pages of it. */
export function LookScreen() {
  const t = useTranslations('siteLook');
  const query = useQuery({ ...apiQuery('/api/operator/look/see'), refetchOnWindowFocus: false });
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <QueryView query={query} skeleton={<PanelSkeleton rows={10} />}>
        {(data) => <LookEditor data={data} />}
      </QueryView>
    </>
  );
}

function LookEditor({ data }: { data: LookAtDesk }) {
  const { refresh } = useNavigation();
  // The desk wears the new look at once, like every page that is loaded from now on.
  const form = useLook(data, refresh);
  const draft = useQuery({ ...lookPreviewQuery(form.settled), placeholderData: keepPreviousData });
  const live = useQuery(lookPreviewQuery(data.live));
  return (
    <div className={styles.editor}>
      <div className={styles.fields}>
        <LookForm form={form} data={data} notes={draft.data?.notes ?? []} />
      </div>
      <div className={styles.side}>
        <PreviewPanel draft={draft.data?.token} live={live.data?.token} />
        <HistoryPanel history={data.history} restore={form.restore} />
      </div>
    </div>
  );
}
