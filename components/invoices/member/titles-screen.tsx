'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { mostTitles } from '#lib/contract/invoices/records.ts';
import { TitleList } from './title-list.tsx';
import { memberTitles, type TitleSide } from './title-side.ts';

/** Whom invoices are made out to: the default first. */
export function TitlesScreen({ side = memberTitles, mayChange = true }: { side?: TitleSide; mayChange?: boolean }) {
  const t = useTranslations('invoices.titles');
  const query = useQuery(side.titles());
  const total = query.data?.list.length ?? 0;
  const isFull = total >= mostTitles;
  const skeleton = <PanelSkeleton rows={3} isFlush />;
  return (
    <>
      <PageHeader title={t('title')} text={t(isFull ? 'full' : textOf[side.owner], { max: mostTitles })}>
        {mayChange && total > 0 && !isFull && <ButtonLink href={side.formHref()}>{t('add')}</ButtonLink>}
      </PageHeader>
      <QueryView query={query} skeleton={skeleton}>
        {({ list }) =>
          list.length === 0 ? (
            <NoTitle side={side} mayChange={mayChange} />
          ) : (
            <TitleList list={list} side={side} mayChange={mayChange} />
          )
        }
      </QueryView>
    </>
  );
}

const textOf = { member: 'text', store: 'storeText' } as const;
const emptyTextOf = { member: 'emptyText', store: 'storeEmptyText' } as const;

function NoTitle({ side, mayChange }: { side: TitleSide; mayChange: boolean }) {
  const t = useTranslations('invoices.titles');
  return (
    <Panel>
      <EmptyState title={t('empty')} text={t(emptyTextOf[side.owner])}>
        {mayChange && <ButtonLink href={side.formHref()}>{t('add')}</ButtonLink>}
      </EmptyState>
    </Panel>
  );
}
