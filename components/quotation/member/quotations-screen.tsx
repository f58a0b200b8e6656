'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { versionQuery } from '#lib/api/quotation/member-quotations.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { paths } from '#lib/routes/paths.ts';
import { LineComparison } from '../compare/line-comparison.tsx';
import { VersionComparison } from '../compare/version-comparison.tsx';
import { readLine, readNo, readPair } from '../quotation-address.ts';
import { quotationPaths } from '../quotation-paths.ts';
import { DraftLines, EmptyDraft } from './basket/draft-lines.tsx';
import { DraftRequest } from './basket/draft-request.tsx';
import { LineScreen } from './draft/line-screen.tsx';
import { QuotationList } from './quotes/quotation-list.tsx';
import { QuotationScreen } from './quotes/quotation-screen.tsx';

/** The page of quotations in all its states; the address says which. */
export function QuotationsScreen() {
  const parameters = new URLSearchParams(useSearchParams());
  const line = readLine(parameters, 'item');
  if (line) return <LineScreen line={line} />;
  const no = readNo(parameters);
  if (!no) return <Overview />;
  const pair = readPair(parameters);
  if (pair) return <Comparison no={no} {...pair} />;
  return <QuotationScreen key={no} no={no} isCountering={parameters.has('counter')} />;
}

/** Of a draft two lines are compared; of everything else two versions. */
function Comparison(props: { no: string; left: number; right: number }) {
  const query = useQuery(apiQuery('/api/quote/info', { no: props.no }));
  return (
    <QueryView query={query} skeleton={<ListSkeleton />}>
      {({ actions }) => (
        <div className="stack-24 grid-cols-1">
          {actions.includes('edit') ? <LineComparison {...props} /> : <Versions {...props} />}
        </div>
      )}
    </QueryView>
  );
}

function Versions(props: { no: string; left: number; right: number }) {
  const { no } = props;
  return <VersionComparison {...props} read={(n) => versionQuery(no, n)} backHref={quotationPaths.quotation(no)} />;
}

/** The basket on top, every quotation below. */
function Overview() {
  const t = useTranslations('quotation');
  const basket = useQuery(apiQuery('/api/quote/basket'));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <ButtonLink look="secondary" href={paths.products}>
          {t('addMore')}
        </ButtonLink>
      </PageHeader>
      <QueryView query={basket} skeleton={<BasketSkeleton />}>
        {(draft) =>
          draft && draft.current.items.length > 0 ? (
            <div className="stack-24 grid-cols-1">
              <DraftLines key={draft.no} draft={draft} />
              <DraftRequest key={`${draft.no}-request`} draft={draft} />
            </div>
          ) : (
            <EmptyDraft />
          )
        }
      </QueryView>
      <QuotationList />
    </>
  );
}

function BasketSkeleton() {
  return <PanelSkeleton rows={3} />;
}
