'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useAddressState } from '#components/ui/hooks/use-address-state.ts';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import type { StoreApplication } from '#lib/api/store/member-application.ts';
import { apiQuery, isNotOffered } from '#lib/api/transport/queries.ts';
import { readStep, viewOf } from './application-steps.ts';
import { DraftScreen } from './draft/draft-screen.tsx';
import styles from './entry.module.css';
import { EntryIntro } from './entry-intro.tsx';
import { RejectedScreen } from './rejected-screen.tsx';
import { StoreScreen } from './store-screen.tsx';
import { SubmittedScreen } from './submitted-screen.tsx';

/** The way to a store of one's own: from an empty form to its approval. */
export function EntryScreen() {
  const query = useQuery(apiQuery('/api/store/application'));
  const t = useTranslations('storeEntry.entry');
  return (
    <>
      {/* Every view of an application has a head of its own. */}
      {isNotOffered(query.error) && <PageHeader title={t('title')} />}
      <QueryView query={query} skeleton={<EntrySkeleton />}>
        {(application) => <CurrentView application={application} />}
      </QueryView>
    </>
  );
}

const views = {
  intro: EntryIntro,
  draft: DraftScreen,
  submitted: SubmittedScreen,
  rejected: RejectedScreen,
  store: StoreScreen,
};

function CurrentView({ application }: { application: StoreApplication }) {
  const [step] = useAddressState(readStep);
  const name = viewOf(application, step !== undefined);
  const View = views[name];
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    window.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }, [name]);
  return (
    <div ref={top} tabIndex={-1} className={styles.page}>
      <View application={application} />
    </div>
  );
}

function EntrySkeleton() {
  const t = useTranslations('storeEntry.entry');
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <PanelSkeleton isFlush />
    </div>
  );
}
