'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import {
  type DeskSide,
  deskVersionQuery,
  downloadForDesk,
  type SellerQuotationDetail,
} from '#lib/api/quotation/seller-answers.ts';
import type { QuotationVersion } from '#lib/contract/quotation/member-records.ts';
import { OfferPanel } from '../../member/quotes/offer-panel.tsx';
import { OfferForm } from './offer-form.tsx';
import type { OfferValues } from './offer-values.ts';

interface OfferPartProps {
  side: DeskSide;
  quotation: SellerQuotationDetail;
}

/**
 * The form of an offer while one can be sent, and else what stands. A form that somebody has typed into stays, whatever
 * happens to the quotation meanwhile, until its writer has seen that.
 */
export function OfferPart({ side, quotation }: OfferPartProps) {
  const [held, setHeld] = useState<SellerQuotationDetail>();
  const [carried, setCarried] = useState<OfferValues>();
  const canSend = quotation.actions.includes('send');
  if (!canSend && !held) return <Standing side={side} quotation={quotation} />;
  const base = held ?? quotation;
  const isBehind = held !== undefined && (!canSend || held.version_n !== quotation.version_n);
  const letGo = (typed?: OfferValues) => {
    setCarried(typed);
    setHeld(undefined);
  };
  return (
    <WithPrevious key={base.version_n} side={side} quotation={base}>
      {(previous) => (
        <OfferForm
          side={side}
          quotation={base}
          previous={previous}
          carried={carried}
          behind={isBehind ? { canGoOn: canSend } : undefined}
          onTyped={() => setHeld((before) => before ?? quotation)}
          onLetGo={letGo}
        />
      )}
    </WithPrevious>
  );
}

function Standing({ side, quotation }: OfferPartProps) {
  const t = useTranslations('quotationStore.offer');
  const isOurs = quotation.current.author === 'seller';
  const load = (no: string, n: number) => downloadForDesk(side, no, n);
  return (
    <OfferPanel
      quotation={quotation}
      title={t(isOurs ? 'ours' : 'asked')}
      {...(!quotation.is_pooled && { onPdf: load })}
    />
  );
}

/** Reads the offer before this one, whose terms the form begins with. */
function WithPrevious({
  side,
  quotation: { no, current, versions },
  children,
}: OfferPartProps & { children: (previous: QuotationVersion | undefined) => React.ReactNode }) {
  const last = versions.filter(({ author }) => author === 'seller').at(-1);
  const isCurrent = last?.n === current.n;
  const query = useQuery({ ...deskVersionQuery(side, no, last?.n ?? 0), enabled: last !== undefined && !isCurrent });
  if (!last) return children(undefined);
  if (isCurrent) return children(current);
  return (
    <QueryView query={query} skeleton={<PanelSkeleton />}>
      {children}
    </QueryView>
  );
}
