'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { useFocusAfterMove } from '#components/work/use-focus-after-move.ts';
import { sellerCaseQuery } from '#lib/api/aftersales/seller-cases.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { CaseContext } from '../case-frame.ts';
import { casePaths } from '../case-paths.ts';
import { headId } from './case-head.tsx';
import { CaseSections } from './case-sections.tsx';

interface CaseScreenProps {
  side: SellerSide;
  no: string | undefined;
}

/** One request for whoever answers it: a store its own, the desk everybody's. */
export function CaseScreen({ side, no }: CaseScreenProps) {
  return no ? <Case side={side} no={no} /> : <Missing side={side} />;
}

/** The other side may write at any time. */
const refreshMs = 30_000;

function Case({ side, no }: { side: SellerSide; no: string }) {
  const t = useTranslations('aftersalesStore.detail');
  const query = useQuery({ ...sellerCaseQuery(side, no), refetchInterval: refreshMs });
  const onMoved = useFocusAfterMove(query.data, headId);
  const frame = useMemo(() => ({ side, onMoved }), [side, onMoved]);
  if (query.error?.error === 'not_found') return <Missing side={side} />;
  return (
    <CaseContext value={frame}>
      <PageHeader title={t('title', { no })}>
        <PageLink href={casePaths.list(side)} className="self-center px-8">
          {t('toList')}
        </PageLink>
      </PageHeader>
      <QueryView query={query} skeleton={<Shapes />}>
        {(record) => <CaseSections record={record} />}
      </QueryView>
    </CaseContext>
  );
}

function Missing({ side }: { side: SellerSide }) {
  const t = useTranslations('aftersalesStore.detail');
  const back = { href: casePaths.list(side), label: t('toList') };
  return <MissingRecord heading={t('missingTitle')} title={t('missing')} text={t('missingText')} back={back} />;
}

function Shapes() {
  return (
    <div className="stack-16 content-start grid-cols-1">
      <PanelSkeleton rows={3} />
      <PanelSkeleton rows={6} />
    </div>
  );
}
