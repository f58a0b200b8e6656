'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { TitleForm } from './title-form.tsx';
import { memberTitles, type TitleSide } from './title-side.ts';

/** The page on which a title is written; without an id a new one. */
export function TitleFormScreen({ id, side = memberTitles }: { id: number | undefined; side?: TitleSide }) {
  const t = useTranslations('invoices.form');
  return (
    <>
      <PageHeader title={t(id === undefined ? 'add' : 'edit')} />
      {id === undefined ? <TitleForm side={side} /> : <SavedTitle key={id} id={id} side={side} />}
    </>
  );
}

function SavedTitle({ id, side }: { id: number; side: TitleSide }) {
  const skeleton = <PanelSkeleton rows={4} isFlush />;
  return (
    <QueryView query={useQuery(side.title(id))} skeleton={skeleton}>
      {(title) => <TitleForm title={title} side={side} />}
    </QueryView>
  );
}
