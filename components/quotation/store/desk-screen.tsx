'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import {
  type DeskSide,
  deskMessagesQuery,
  deskQuotationQuery,
  deskVersionQuery,
} from '#lib/api/quotation/seller-answers.ts';
import { VersionComparison } from '../compare/version-comparison.tsx';
import { useFollowQuotation } from '../member/quotes/use-follow-quotation.ts';
import { readNo, readPair } from '../quotation-address.ts';
import { deskPaths } from './desk-paths.ts';
import { DeskQuotation } from './desk-quotation.tsx';

/** One quotation of a desk, or two of its versions side by side; the address says which. */
export function DeskScreen({ side }: { side: DeskSide }) {
  const parameters = new URLSearchParams(useSearchParams());
  const no = readNo(parameters);
  const pair = readPair(parameters);
  if (!no) return <Missing side={side} />;
  if (pair) {
    const back = deskPaths.quotation(side, no);
    return (
      <div className="stack-24 grid-cols-1">
        <VersionComparison no={no} {...pair} read={(n) => deskVersionQuery(side, no, n)} backHref={back} />
      </div>
    );
  }
  return <Quotation key={no} side={side} no={no} />;
}

function Quotation({ side, no }: { side: DeskSide; no: string }) {
  const query = useQuery(deskQuotationQuery(side, no));
  useFollowQuotation([deskQuotationQuery(side, no), deskMessagesQuery(side, no)]);
  if (query.error?.error === 'not_found') return <Missing side={side} />;
  return (
    <QueryView query={query} skeleton={<Skeleton />}>
      {(quotation) => <DeskQuotation side={side} quotation={quotation} />}
    </QueryView>
  );
}

function Skeleton() {
  return <PanelSkeleton />;
}

/** Not there, of somebody else, or taken up by others meanwhile. */
function Missing({ side }: { side: DeskSide }) {
  const t = useTranslations('quotationStore.detail');
  return (
    <MissingRecord
      heading={t('missingTitle')}
      title={t('missing')}
      text={t('missingText')}
      back={{ href: deskPaths.list(side), label: t('back') }}
    />
  );
}
