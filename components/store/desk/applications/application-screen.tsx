'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptFocus } from '#components/ui/hooks/use-kept-focus.ts';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { type ApplicationInfo, revealApplication } from '#lib/api/store/desk-stores.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import styles from '../desk-stores.module.css';
import { MissingStoreRecord } from '../missing-store-record.tsx';
import { useReveal } from '../use-reveal.ts';
import { applicationsHref } from './application-address.ts';
import { ApplicationDecision } from './application-decision.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { EarlierTries } from './earlier-tries.tsx';

/** One application, to be decided. */
export function ApplicationScreen({ no }: { no: string | undefined }) {
  return no === undefined ? (
    <MissingStoreRecord part="application" listHref={applicationsHref} />
  ) : (
    <Pending key={no} no={no} />
  );
}

function Pending({ no }: { no: string }) {
  const t = useTranslations('storeDesk.application');
  const query = useQuery(apiQuery('/api/operator/storeApplication/info', { no }));
  // It may have been taken back by its applicant: then it is a draft that nobody else sees.
  if (query.error?.error === 'not_found') return <MissingStoreRecord part="application" listHref={applicationsHref} />;
  return (
    <>
      <PageHeader title={query.data?.store_name ?? t('title')} text={query.data && t('text', { no })}>
        <PageLink href={applicationsHref}>{t('toList')}</PageLink>
      </PageHeader>
      <QueryView query={query} skeleton={<PanelSkeleton rows={8} />}>
        {(application) => <Application application={application} />}
      </QueryView>
    </>
  );
}

function Application({ application }: { application: ApplicationInfo }) {
  const reveal = useReveal(() => revealApplication(application.no));
  const t = useTranslations('storeDesk.application');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const isSeen = application.is_licence_seen || reveal.secrets !== undefined;
  // A decision and a look take their buttons away.
  const frame = useKeptFocus<HTMLElement>();
  return (
    <section ref={frame} tabIndex={-1} aria-label={t('title')} className={`stack-24 grid-cols-1 ${styles.frame}`}>
      <ApplicationDecision application={{ ...application, is_licence_seen: isSeen }} onFaults={setFaults} />
      <ApplicationFacts application={application} reveal={reveal} faults={faults} />
      <EarlierTries history={application.history} />
    </section>
  );
}
