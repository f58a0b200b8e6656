'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { type SpecificationOwner, specificationQuery } from '#lib/api/catalogue/desk-specification.ts';
import type { RenderPreview } from './preview-panel.tsx';
import { SpecificationEditor } from './specification-editor.tsx';

interface SpecificationScreenProps {
  /** Undefined when the address names neither a product nor a category. */
  owner: SpecificationOwner | undefined;
  renderPreview: RenderPreview;
}

/** The page on which a specification is made. */
export function SpecificationScreen({ owner, renderPreview }: SpecificationScreenProps) {
  const t = useTranslations('catalogueSpecification');
  if (!owner) {
    return (
      <>
        <PageHeader title={t('title')} />
        <Panel>
          <EmptyState title={t('noOwner.title')} text={t('noOwner.text')} />
        </Panel>
      </>
    );
  }
  return <OwnersSpecification key={JSON.stringify(owner)} owner={owner} renderPreview={renderPreview} />;
}

function OwnersSpecification({ owner, renderPreview }: { owner: SpecificationOwner; renderPreview: RenderPreview }) {
  const query = useQuery({ ...specificationQuery(owner), refetchOnWindowFocus: false });
  const skeleton = <PanelSkeleton rows={8} isFlush />;
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(answer) => <SpecificationEditor owner={owner} answer={answer} renderPreview={renderPreview} />}
    </QueryView>
  );
}
