'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { userQuery } from '#lib/api/identity/desk-people.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { UserActions } from './user-actions.tsx';
import { UserConsents } from './user-consents.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserHistory } from './user-history.tsx';

/** One account with what the shop knows of it, and what an operator can do about it. */
export function UserScreen({ id }: { id: number | undefined }) {
  return id === undefined ? <Missing /> : <User id={id} />;
}

function User({ id }: { id: number }) {
  const t = useTranslations('identityDesk.user');
  const query = useQuery(userQuery(id));
  if (query.error?.error === 'not_found') return <Missing />;
  return (
    <>
      <PageHeader title={query.data?.username ?? t('title')} text={query.data?.group.name}>
        <PageLink href={userPath('desk/users')}>{t('toList')}</PageLink>
        {query.data && <UserActions user={query.data} />}
      </PageHeader>
      <QueryView query={query} skeleton={<PanelSkeleton rows={6} />}>
        {(user) => (
          <div className="stack-24">
            <UserFacts user={user} />
            <UserConsents user={user} />
            <UserHistory user={user} />
          </div>
        )}
      </QueryView>
    </>
  );
}

function Missing() {
  const t = useTranslations('identityDesk.user');
  return (
    <MissingRecord
      heading={t('title')}
      title={t('missing')}
      text={t('missingText')}
      back={{ href: userPath('desk/users'), label: t('toList') }}
    />
  );
}
