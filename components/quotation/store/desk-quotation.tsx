'use client';

import { useTranslations } from 'next-intl';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { type DeskSide, downloadForDesk, type SellerQuotationDetail } from '#lib/api/quotation/seller-answers.ts';
import { PdfButton } from '../member/quotes/offer-panel.tsx';
import { FactsPanel, TimelinePanel } from '../member/quotes/quotation-facts.tsx';
import quotes from '../member/quotes/quotes.module.css';
import { StatusChip } from '../member/quotes/status-chip.tsx';
import { VersionsPanel } from '../member/quotes/versions-panel.tsx';
import { DeskActions, deskStateId } from './desk-actions.tsx';
import { DeskMessages } from './desk-messages.tsx';
import { DeskNotice } from './desk-notice.tsx';
import { deskPaths } from './desk-paths.ts';
import { AnswerDue, DeskTurn } from './desk-turn.tsx';
import { OfferPart } from './offer/offer-part.tsx';

interface DeskQuotationProps {
  side: DeskSide;
  quotation: SellerQuotationDetail;
}

/** Where it stands and what comes next; what was asked for and the answer; what was written; how it came to this. */
export function DeskQuotation({ side, quotation }: DeskQuotationProps) {
  return (
    <div className="stack-24 grid-cols-1">
      <Head side={side} quotation={quotation} />
      <DeskNotice quotation={quotation} />
      <div className={quotes.columns}>
        <div className="stack-24 grid-cols-1">
          <OfferPart side={side} quotation={quotation} />
          {!quotation.is_pooled && <DeskMessages side={side} quotation={quotation} />}
        </div>
        <div className="stack-24 grid-cols-1">
          {/* The name of the own store says nothing here. */}
          <FactsPanel quotation={{ ...quotation, store_name: null }} />
          <Versions side={side} quotation={quotation} />
          <TimelinePanel timeline={quotation.timeline} />
        </div>
      </div>
    </div>
  );
}

function Head({ side, quotation }: DeskQuotationProps) {
  const t = useTranslations('quotationStore.detail');
  const { no, title, status, customer, region, turn, order_no: orderNo } = quotation;
  return (
    <>
      <PageLink href={deskPaths.list(side)}>{t('back')}</PageLink>
      <PageHeader title={title || t('title', { no })} text={title ? no : undefined}>
        <DeskActions side={side} quotation={quotation} />
      </PageHeader>
      <p id={deskStateId} tabIndex={-1} className="wrap-8-16 items-center text-14">
        <StatusChip status={status} />
        <DeskTurn quotation={quotation} />
        {turn === 'seller' && (
          <span>
            {t('due')} <AnswerDue quotation={quotation} />
          </span>
        )}
        {customer && <span>{t('customer', { name: customer })}</span>}
        {region && <span>{t('region', { region })}</span>}
        {orderNo && <PageLink href={deskPaths.order(side, orderNo)}>{t('order', { no: orderNo })}</PageLink>}
      </p>
    </>
  );
}

function Versions({ side, quotation: { no, versions, is_pooled: isPooled } }: DeskQuotationProps) {
  const t = useTranslations('quotationStore.versions');
  if (isPooled) return null;
  return (
    <VersionsPanel
      versions={versions}
      authors={{ buyer: t('buyer'), seller: t('seller') }}
      compareHref={(left, right) => deskPaths.compare(side, no, { left, right })}
      least={1}
      toolsOf={(n) => <PdfButton look="quiet" label={t('pdf', { n })} load={() => downloadForDesk(side, no, n)} />}
    />
  );
}
