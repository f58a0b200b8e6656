'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { StoreProfile } from '#lib/api/store/store-profile.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import styles from '../store-profile.module.css';
import { type Editing, editId } from '../use-editing.ts';
import { LastLegalChange, PendingLegalChange } from './legal-change.tsx';
import { LegalForm } from './legal-form.tsx';
import { LicenceLink } from './licence-link.tsx';

interface LegalPanelProps {
  profile: StoreProfile;
  editing: Editing;
}

/** What only a review changes, and for the owner a change of it on its way. */
export function LegalPanel({ profile, editing }: LegalPanelProps) {
  return profile.actions.includes('legal') ? (
    <OwnerPanel profile={profile} editing={editing} />
  ) : (
    <LegalFrame profile={profile}>
      <LegalFacts profile={profile} />
    </LegalFrame>
  );
}

function OwnerPanel({ profile, editing }: LegalPanelProps) {
  const t = useTranslations('storeProfile.legal');
  const query = useQuery(apiQuery('/api/store/legal'));
  const { data } = query;
  const isEditing = editing.part === 'legal' && data !== undefined && data.pending === null;
  const change = data && !data.pending && !isEditing && (
    <Button id={editId('legal')} look="secondary" size="small" onClick={() => editing.open('legal')}>
      {t('change')}
    </Button>
  );
  return (
    <LegalFrame profile={profile} actions={change}>
      {isEditing ? (
        <LegalForm legal={data} onDone={editing.close} />
      ) : (
        <>
          {data?.pending && <PendingLegalChange change={data.pending} current={data.current} />}
          {data?.last && <LastLegalChange change={data.last} />}
          {!data && (
            <QueryView query={query} skeleton={<ListSkeleton rows={1} />}>
              {() => null}
            </QueryView>
          )}
          <LegalFacts profile={profile} />
        </>
      )}
    </LegalFrame>
  );
}

interface FrameProps {
  profile: StoreProfile;
  actions?: ReactNode;
  children: ReactNode;
}

function LegalFrame({ profile: { legal }, actions, children }: FrameProps) {
  const t = useTranslations('storeProfile.legal');
  const { licence_state: state, licence_until: until } = legal;
  return (
    <Panel title={t('title')} text={t('text')} actions={actions}>
      <div className={styles.form}>
        {state !== 'good' && <p className={styles.warning}>{t(state, { day: until ?? '' })}</p>}
        {children}
      </div>
    </Panel>
  );
}

function LegalFacts({ profile: { name, legal } }: { profile: StoreProfile }) {
  const t = useTranslations('storeProfile.legal');
  const words = useTranslations('storeFields.fields');
  const { licence_from: from, licence_until: until, licence_file: file } = legal;
  const facts: [string, ReactNode][] = [
    [words('store_name'), name],
    [words('company_name'), legal.company_name],
    [words('credit_code'), legal.credit_code],
    [words('legal_person'), legal.legal_person],
    [t('term'), until ? t('termRange', { from, until }) : `${from} · ${words('licence_long_term')}`],
  ];
  if (file) facts.push([words('licence'), <LicenceLink key="licence" link={file.link} />]);
  return (
    <dl className={`columns-2 stack-16-24 ${styles.facts}`}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
