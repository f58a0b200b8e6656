'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { PageForm } from './page-form.tsx';

/** One content page with its texts in both languages; without an id a new one. */
export function PageEditorScreen({ id }: { id: number | undefined }) {
  const t = useTranslations('siteDesk.page');
  return (
    <>
      <PageHeader title={t(id === undefined ? 'new' : 'title')}>
        <PageLink href={userPath('desk/pages')}>{t('toList')}</PageLink>
      </PageHeader>
      {id === undefined ? <PageForm page={undefined} /> : <StoredPage id={id} />}
    </>
  );
}

/** What is being typed must not be read anew under somebody's hands: once is enough. */
function StoredPage({ id }: { id: number }) {
  const t = useTranslations('siteDesk.page');
  const query = useQuery({
    ...apiQuery('/api/operator/page/info', { id }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  if (query.error?.error === 'not_found') {
    return (
      <Panel>
        <EmptyState title={t('missing')} text={t('missingText')}>
          <ButtonLink href={userPath('desk/pages')}>{t('toList')}</ButtonLink>
        </EmptyState>
      </Panel>
    );
  }
  const shapes = <PanelSkeleton rows={8} />;
  if (query.isFetching && !query.isFetchedAfterMount) return shapes;
  return (
    <QueryView query={query} skeleton={shapes}>
      {(page) => <PageForm page={page} />}
    </QueryView>
  );
}
