'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RecordColumns, Stack } from '#components/ui/facts/record-columns.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { apiQuery, isNotOffered } from '#lib/api/transport/queries.ts';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import { CaseHead } from './case-head.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { MessagePanel } from './message-panel.tsx';
import { ProposalPanel } from './proposal-panel.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { ReplacementPanel } from './replacement-panel.tsx';
import { ReturnPanel } from './return-panel.tsx';
import { SaidPanels } from './said-panels.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import { useFollowCase } from './use-follow-case.ts';

/** One request: where it stands and what comes next, what both sides said, and in the end the money; `money` is the order’s. */
export function CaseScreen({ no, money }: { no: string | undefined; money: ReactNode }) {
  return no ? <Case no={no} money={money} /> : <Missing />;
}

function Case({ no, money }: { no: string; money: ReactNode }) {
  const t = useTranslations('aftersalesMember.detail');
  const query = useQuery(apiQuery('/api/aftersale/info', { no }));
  useFollowCase(no);
  if (isNotOffered(query.error) || query.error?.error === 'not_found') return <Missing />;
  return (
    <>
      <PageHeader title={t('title', { no })}>
        <PageLink href={orderPaths.cases}>{t('toList')}</PageLink>
      </PageHeader>
      <QueryView query={query} skeleton={<PanelSkeleton rows={8} />}>
        {(detail) => <Sections detail={detail} money={money} />}
      </QueryView>
    </>
  );
}

/** Where it is about why, that comes before the money. */
const argued: readonly CaseDetail['status'][] = ['rejected', 'disputed', 'cancelled'];

function Sections({ detail, money }: { detail: CaseDetail; money: ReactNode }) {
  const isArgued = argued.includes(detail.status);
  return (
    <Stack>
      <CaseHead detail={detail} />
      <RecordColumns
        aside={
          <>
            <FactsPanel detail={detail} />
            <TimelinePanel detail={detail} />
          </>
        }
      >
        <ProposalPanel detail={detail} />
        <ReturnPanel detail={detail} />
        <ReplacementPanel detail={detail} />
        {isArgued && <SaidPanels detail={detail} />}
        <RefundPanel detail={detail} />
        {money}
        {!isArgued && <SaidPanels detail={detail} />}
        <MessagePanel detail={detail} />
        <LinesPanel detail={detail} />
      </RecordColumns>
    </Stack>
  );
}

function Missing() {
  const t = useTranslations('aftersalesMember.detail');
  return (
    <MissingRecord
      heading={t('missingTitle')}
      title={t('missing')}
      text={t('missingText')}
      back={{ href: orderPaths.cases, label: t('toList') }}
    />
  );
}
