'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { RecordColumns, Stack } from '#components/ui/facts/record-columns.tsx';
import { RecordHead } from '#components/ui/facts/record-head.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { IssuerDetails } from '#lib/api/invoices/issuer-invoices.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { DocumentList } from '../../shared/document-list.tsx';
import { AllFilesButton } from '../../shared/file-buttons.tsx';
import { InvoiceHistory } from '../../shared/invoice-history.tsx';
import { isOpenRed, RedFacts } from '../../shared/red-facts.tsx';
import { useInvoiceReason } from '../../shared/use-invoice-reason.ts';
import { InvoiceActions } from '../actions/invoice-actions.tsx';
import type { IssuerSide } from '../issuer-side.ts';
import { CopyPanel } from './copy-panel.tsx';
import { ItemsPanel } from './items-panel.tsx';
import { RequestPanel } from './request-panel.tsx';

/** One invoice as whoever issues it reads it: what has to be typed elsewhere, what came of it, and what can be done now. */
export function DetailsScreen({ side, no }: { side: IssuerSide; no: string }) {
  const t = useTranslations('invoicesStore.detail');
  const query = useQuery(side.calls.info(no));
  if (query.error?.error === 'not_found') {
    const back = { href: side.listHref, label: t('toList') };
    return <MissingRecord heading={t('title')} title={t('missing')} text={t('missingText')} back={back} />;
  }
  return (
    <>
      <PageHeader title={t('title')} text={no}>
        <PageLink href={side.listHref}>{t('toList')}</PageLink>
      </PageHeader>
      <QueryView query={query} skeleton={<ListSkeleton rows={8} />}>
        {(invoice) => <Shown side={side} invoice={invoice} />}
      </QueryView>
    </>
  );
}

function Shown({ side, invoice }: { side: IssuerSide; invoice: IssuerDetails }) {
  const t = useTranslations('invoices');
  const openReds = invoice.reds.filter(({ status }) => isOpenRed(status));
  const closedReds = invoice.reds.filter(({ status }) => !isOpenRed(status));
  return (
    <Stack>
      <RecordHead title={t(`status.${invoice.status}`)} text={<StateText invoice={invoice} />}>
        <InvoiceActions side={side} invoice={invoice} />
      </RecordHead>
      <RecordColumns
        aside={
          <>
            <RequestPanel side={side} invoice={invoice} />
            <Panel title={t('view.timeline')}>
              <InvoiceHistory timeline={invoice.timeline} />
            </Panel>
          </>
        }
      >
        {openReds.length > 0 && <Reds reds={openReds} />}
        {invoice.documents.length > 0 && (
          <Panel title={t('view.documents')} actions={<AllFilesButton invoice={invoice} files={side.calls.files} />}>
            <DocumentList invoice={invoice} files={side.calls.files} />
          </Panel>
        )}
        {closedReds.length > 0 && <Reds reds={closedReds} />}
        <CopyPanel invoice={invoice} />
        {invoice.documents.length === 0 && <ItemsPanel invoice={invoice} />}
      </RecordColumns>
    </Stack>
  );
}

function Reds({ reds }: Pick<IssuerDetails, 'reds'>) {
  const t = useTranslations('invoices.view');
  return (
    <Panel title={t('reds')}>
      <Stack>
        {reds.map((red) => (
          <RedFacts key={red.no} red={red} />
        ))}
      </Stack>
    </Panel>
  );
}

/** What comes next, and by when. */
function StateText({ invoice }: { invoice: IssuerDetails }) {
  const t = useTranslations('invoicesStore.detail');
  const { status, due_time: due, is_late: isLate, is_amount_changed: isChanged, lacks_file: isBare } = invoice;
  const reason = useInvoiceReason()(invoice);
  const isOpen = status === 'submitted' || status === 'failed';
  return (
    <>
      {isOpen && (
        <p>
          <Unbroken>{t(isLate ? 'wasDue' : 'due', { day: formatTime(due, '', 'yyyy-mm-dd') })}</Unbroken>
        </p>
      )}
      {isChanged && <p>{t('changed')}</p>}
      {isBare && <p>{t('bare')}</p>}
      {reason && <p>{t('reason', { reason })}</p>}
    </>
  );
}
