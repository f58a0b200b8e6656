'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { useList } from '#components/lists/use-list.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { SellerCase } from '#lib/contract/aftersales/store-cases.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { casePaths } from '../case-paths.ts';
import { CaseFilters } from './case-filters.tsx';
import { caseLists } from './case-lists.ts';
import { CaseTabs } from './case-tabs.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { useCaseColumns } from './use-case-columns.tsx';
import { useSmallRefunds } from './use-small-refunds.tsx';

/** After-sales requests to work in: of a store's customers, or of everybody's for the desk. */
export function CasesScreen({ side }: { side: SellerSide }) {
  const t = useTranslations('aftersalesStore.list');
  const list = useList(caseLists[side]);
  const { tab } = list.state;
  return (
    <>
      <PageHeader title={t(`title.${side}`)} text={t(`text.${side}`)}>
        {side === 'desk' && <DeskLinks />}
      </PageHeader>
      {side === 'store' && <FiguresStrip />}
      <CaseTabs side={side} current={tab} />
      <WorkTable
        list={list}
        caption={t(`title.${side}`)}
        columns={useCaseColumns(side)}
        rowKey={({ no }) => no}
        rowMark={markOf}
        rowName={({ no }) => t('row', { no })}
        rowHref={({ no }) => casePaths.case(side, no)}
        bulk={useSmallRefunds(side)}
        filters={<CaseFilters side={side} list={list} />}
        empty={<EmptyState title={t(`empty.${tab}`)} text={t(`emptyText.${side}`)} />}
      />
    </>
  );
}

/** What a seller looks at; the clocks count down by themselves. */
const markOf = ({ status, turn, requested, proposed, approved, deadline }: SellerCase) =>
  [status, turn, requested, proposed, approved, deadline].join();

function DeskLinks() {
  const t = useTranslations('aftersalesStore.list');
  const isHeld = useHeldNode();
  return (
    <>
      {isHeld('operator/aftersale/reasons') && (
        <ButtonLink look="secondary" size="small" href={userPath('desk/aftersales/reasons')}>
          {t('toReasons')}
        </ButtonLink>
      )}
      {isHeld('operator/aftersale/list') && (
        <ButtonLink look="secondary" size="small" href={userPath('desk/aftersales/statistics')}>
          {t('toStatistics')}
        </ButtonLink>
      )}
    </>
  );
}
