'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { downloadQuotation } from '#lib/api/quotation/member-quotations.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { QuotationDetail } from '#lib/contract/quotation/member-records.ts';
import { quotationPaths } from '../../quotation-paths.ts';
import { DraftLines } from '../basket/draft-lines.tsx';
import { DraftRequest } from '../basket/draft-request.tsx';
import { CounterForm } from './counter-form.tsx';
import { MessagePanel } from './message-panel.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { QuotationActions } from './quotation-actions.tsx';
import { FactsPanel, TimelinePanel } from './quotation-facts.tsx';
import styles from './quotes.module.css';
import { StatusChip } from './status-chip.tsx';
import { TurnNote } from './turn-note.tsx';
import { useFollowQuotation } from './use-follow-quotation.ts';
import { VersionsPanel } from './versions-panel.tsx';

interface QuotationScreenProps {
  no: string;
  /** The form of a counter-offer is open; the address says so. */
  isCountering: boolean;
}

/** One quotation: where it stands and what comes next, the offer, what was written, how it came to this. */
export function QuotationScreen({ no, isCountering }: QuotationScreenProps) {
  const query = useQuery(apiQuery('/api/quote/info', { no }));
  useFollowQuotation([apiQuery('/api/quote/info', { no }), apiQuery('/api/quote/messages', { no })]);
  if (query.error?.error === 'not_found') return <Missing />;
  return (
    <QueryView query={query} skeleton={<Skeleton />}>
      {(quotation) => (
        <div className="stack-24 grid-cols-1">
          <Head quotation={quotation} />
          {quotation.actions.includes('edit') ? (
            <>
              <DraftLines draft={quotation} />
              <DraftRequest key={quotation.no} draft={quotation} />
            </>
          ) : (
            <Sent quotation={quotation} isCountering={isCountering && quotation.actions.includes('counter')} />
          )}
        </div>
      )}
    </QueryView>
  );
}

function Missing() {
  const t = useTranslations('quotation.detail');
  return (
    <MissingRecord
      heading={t('missingTitle')}
      title={t('missing')}
      text={t('missingText')}
      back={{ href: quotationPaths.list, label: t('back') }}
    />
  );
}

function Skeleton() {
  return <PanelSkeleton />;
}

/** What happens next, while it is the seller's turn. */
function Next({ status }: Pick<QuotationDetail, 'status'>) {
  const t = useTranslations('quotation.next');
  if (status !== 'submitted' && status !== 'quoting' && status !== 'negotiating') return null;
  return <p className={styles.note}>{t(status)}</p>;
}

function Head({ quotation }: { quotation: QuotationDetail }) {
  const t = useTranslations('quotation.detail');
  const { no, title, status, turn, deadline, order_no: orderNo } = quotation;
  return (
    <>
      <PageLink href={quotationPaths.list}>{t('back')}</PageLink>
      <PageHeader title={title || t('title', { no })} text={title ? no : undefined}>
        <QuotationActions quotation={quotation} />
      </PageHeader>
      <p className="wrap-8-16 items-center text-14">
        <StatusChip status={status} />
        <TurnNote turn={turn} deadline={deadline} />
        {orderNo && <PageLink href={quotationPaths.order(orderNo)}>{t('order', { no: orderNo })}</PageLink>}
      </p>
      <Next status={status} />
    </>
  );
}

function Versions({ quotation: { no, versions } }: { quotation: QuotationDetail }) {
  const t = useTranslations('quotation.versions.authors');
  return (
    <VersionsPanel
      versions={versions}
      authors={{ buyer: t('buyer'), seller: t('seller') }}
      compareHref={(left, right) => quotationPaths.compare(no, left, right)}
    />
  );
}

function Sent({ quotation, isCountering }: { quotation: QuotationDetail; isCountering: boolean }) {
  return (
    <div className={styles.columns}>
      <div className="stack-24 grid-cols-1">
        {isCountering ? (
          <CounterForm quotation={quotation} />
        ) : (
          <OfferPanel quotation={quotation} onPdf={downloadQuotation} />
        )}
        <MessagePanel quotation={quotation} />
      </div>
      <div className="stack-24 grid-cols-1">
        <FactsPanel quotation={quotation} />
        <Versions quotation={quotation} />
        <TimelinePanel timeline={quotation.timeline} />
      </div>
    </div>
  );
}
