'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { NewPageForm } from './new-page-form.tsx';
import { PageEditor } from './page-editor.tsx';

interface PageScreenProps {
  /** 0: the home page; undefined: a new content page. */
  page: number | undefined;
}

/** A page of the shop as a list of blocks: written, looked at, published. */
export function PageScreen({ page }: PageScreenProps) {
  const t = useTranslations('siteBlocksDesk');
  const title = page === undefined ? t('newPage') : t(page === 0 ? 'homePage' : 'editPage');
  return (
    <>
      <PageHeader title={title}>
        <PageLink href={userPath('desk/pages')}>{t('toList')}</PageLink>
      </PageHeader>
      {page === undefined ? <NewPageForm /> : <StoredPage page={page} />}
    </>
  );
}

/** What is being written must not be read anew under somebody's hands: once is enough. */
function StoredPage({ page }: { page: number }) {
  const t = useTranslations('siteBlocksDesk');
  const [begun, begin] = useState(0);
  const query = useQuery({
    ...apiQuery('/api/operator/page/document', { page }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  if (query.error?.error === 'not_found') {
    return (
      <Panel>
        <EmptyState title={t('missingPage')} text={t('missingPageText')}>
          <ButtonLink href={userPath('desk/pages')}>{t('toList')}</ButtonLink>
        </EmptyState>
      </Panel>
    );
  }
  const reload = async () => {
    await query.refetch();
    begin((before) => before + 1);
  };
  const shapes = <PanelSkeleton rows={8} />;
  if (query.isFetching && !query.isFetchedAfterMount) return shapes;
  return (
    <QueryView query={query} skeleton={shapes}>
      {(document) => <PageEditor key={begun} page={page} document={document} onReload={() => void reload()} />}
    </QueryView>
  );
}
