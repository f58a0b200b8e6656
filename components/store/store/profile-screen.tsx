'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import type { StoreProfile } from '#lib/api/store/store-profile.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { ClosingPanel } from './closing-panel.tsx';
import { LeavePanel } from './leave-panel.tsx';
import { LegalPanel } from './legal/legal-panel.tsx';
import { OpeningPanel } from './opening/opening-panel.tsx';
import { PayeePanel } from './payee-panel.tsx';
import { ReturnPanel } from './return-panel.tsx';
import { ShopPanel } from './shop-panel.tsx';
import { StaffPanel } from './staff-panel.tsx';
import styles from './store-profile.module.css';
import { useEditing } from './use-editing.ts';

/** Everything a store says of itself, and who works for it. */
export function ProfileScreen() {
  const t = useTranslations('storeProfile');
  const query = useQuery(apiQuery('/api/store/profile'));
  const { data } = query;
  const text = data && t('text', { name: data.name, role: t(`roles.${data.own_role}`) });
  return (
    <div className="stack-24 min-w-0">
      <PageHeader title={t('title')} text={text} />
      <QueryView query={query} skeleton={<ProfileSkeleton />}>
        {(profile) => <Sections profile={profile} />}
      </QueryView>
    </div>
  );
}

function Sections({ profile }: { profile: StoreProfile }) {
  const t = useTranslations('storeProfile');
  const editing = useEditing();
  const { actions, status } = profile;
  return (
    <div className="stack-24 min-w-0">
      {(status === 'suspended' || status === 'closing') && <p className={styles.warning}>{t(`status.${status}`)}</p>}
      {!actions.includes('edit') && <p className={styles.notice}>{t('readOnly')}</p>}
      <ShopPanel profile={profile} editing={editing} />
      <OpeningPanel profile={profile} editing={editing} />
      <ReturnPanel canEdit={actions.includes('edit')} />
      {actions.includes('staff') && <StaffPanel />}
      {actions.includes('see_payee') && <PayeePanel canChange={actions.includes('payee')} />}
      <LegalPanel profile={profile} editing={editing} />
      {actions.includes('close') && <ClosingPanel name={profile.name} />}
      {actions.includes('leave') && <LeavePanel name={profile.name} />}
    </div>
  );
}

function ProfileSkeleton() {
  return <PanelSkeleton isFlush />;
}
