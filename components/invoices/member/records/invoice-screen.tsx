'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { RecordColumns, Stack } from '#components/ui/facts/record-columns.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { type MemberInvoice, memberInvoiceFiles } from '#lib/api/invoices/member-invoices.ts';
import { apiQuery, isNotOffered } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { DocumentList } from '../../shared/document-list.tsx';
import { InvoiceFacts } from '../../shared/invoice-facts.tsx';
import { InvoiceHistory } from '../../shared/invoice-history.tsx';
import { InvoiceRows } from '../../shared/invoice-rows.tsx';
import { isOpenRed } from '../../shared/red-facts.tsx';
import { InvoiceHead } from './invoice-head.tsx';
import { InvoiceOrders } from './invoice-orders.tsx';
import { RedPanel } from './red-panel.tsx';

const listPath = userPath('account/invoice/records');

/** One invoice: how far it is, its documents as they read on paper, and what can be done. */
export function InvoiceScreen({ no }: { no: string | undefined }) {
  return no ? <Invoice no={no} /> : <Missing />;
}

function Invoice({ no }: { no: string }) {
  const t = useTranslations('invoices.info');
  const query = useQuery(apiQuery('/api/invoice/info', { no }));
  if (isNotOffered(query.error) || query.error?.error === 'not_found') return <Missing />;
  const skeleton = <PanelSkeleton rows={8} isFlush />;
  return (
    <>
      <PageHeader title={t('title', { no })}>
        <PageLink href={listPath}>{t('toList')}</PageLink>
      </PageHeader>
      <QueryView query={query} skeleton={skeleton}>
        {(invoice) => <Sections invoice={invoice} />}
      </QueryView>
    </>
  );
}

function Sections({ invoice }: { invoice: MemberInvoice }) {
  const t = useTranslations('invoices.info');
  const { documents, items, reds } = invoice;
  return (
    <Stack>
      <InvoiceHead invoice={invoice} />
      <RecordColumns
        aside={
          <>
            <Panel title={t('wish')}>
              <InvoiceFacts invoice={invoice} />
            </Panel>
            <InvoiceOrders invoice={invoice} />
            <Panel title={t('history')}>
              <InvoiceHistory timeline={invoice.timeline} />
            </Panel>
          </>
        }
      >
        <RedPanel reds={reds.filter(({ status }) => isOpenRed(status))} />
        {documents.length === 0 ? (
          <Panel title={t('items')} isFlush>
            <InvoiceRows rows={items} />
          </Panel>
        ) : (
          <DocumentList invoice={invoice} files={memberInvoiceFiles} />
        )}
        <RedPanel reds={reds.filter(({ status }) => !isOpenRed(status))} />
      </RecordColumns>
    </Stack>
  );
}

function Missing() {
  const t = useTranslations('invoices.info');
  return (
    <MissingRecord
      heading={t('missingTitle')}
      title={t('missing')}
      text={t('missingText')}
      back={{ href: listPath, label: t('toList') }}
    />
  );
}
