'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { titlesQuery } from '#lib/api/invoices/member-titles.ts';
import { mostTitles } from '#lib/contract/invoices/records.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { TitleList } from './title-list.tsx';

const formPath = userPath('account/invoice/invoiceTitlesEdit');

/** Whom invoices are made out to: the default first. */
export function TitlesScreen() {
  const t = useTranslations('invoices.titles');
  const query = useQuery(titlesQuery());
  const total = query.data?.list.length ?? 0;
  const isFull = total >= mostTitles;
  const skeleton = (
    <Panel isFlush>
      <ListSkeleton rows={3} />
    </Panel>
  );
  return (
    <>
      <PageHeader title={t('title')} text={t(isFull ? 'full' : 'text', { max: mostTitles })}>
        {total > 0 && !isFull && <ButtonLink href={formPath}>{t('add')}</ButtonLink>}
      </PageHeader>
      <QueryView query={query} skeleton={skeleton}>
        {({ list }) => (list.length === 0 ? <NoTitle /> : <TitleList list={list} />)}
      </QueryView>
    </>
  );
}

function NoTitle() {
  const t = useTranslations('invoices.titles');
  return (
    <Panel>
      <EmptyState title={t('empty')} text={t('emptyText')}>
        <ButtonLink href={formPath}>{t('add')}</ButtonLink>
      </EmptyState>
    </Panel>
  );
}
