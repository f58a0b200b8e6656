'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { titleQuery } from '#lib/api/invoices/member-titles.ts';
import { TitleForm } from './title-form.tsx';

/** The page on which a title is written; without an id a new one. */
export function TitleFormScreen({ id }: { id: number | undefined }) {
  const t = useTranslations('invoices.form');
  return (
    <>
      <PageHeader title={t(id === undefined ? 'add' : 'edit')} />
      {id === undefined ? <TitleForm /> : <SavedTitle key={id} id={id} />}
    </>
  );
}

function SavedTitle({ id }: { id: number }) {
  const skeleton = (
    <Panel isFlush>
      <ListSkeleton rows={4} />
    </Panel>
  );
  return (
    <QueryView query={useQuery(titleQuery(id))} skeleton={skeleton}>
      {(title) => <TitleForm title={title} />}
    </QueryView>
  );
}
