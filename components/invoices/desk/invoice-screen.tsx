'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { InvoiceView } from '../shared/invoice-view.tsx';
import { sourceHref } from './source-href.ts';

/** One application of whichever issuer. */
export function InvoiceScreen({ no }: { no: string | undefined }) {
  return no === undefined ? <Missing /> : <Shown key={no} no={no} />;
}

const list = userPath('desk/invoices');

function Missing() {
  const t = useTranslations('invoicesDesk.info');
  const back = { href: list, label: t('toList') };
  return <MissingRecord heading={t('title')} title={t('missing')} text={t('missingText')} back={back} />;
}

function Shown({ no }: { no: string }) {
  const t = useTranslations('invoicesDesk.info');
  const may = useHeldNode();
  const query = useQuery(apiQuery('/api/operator/invoice/info', { no }));
  if (query.error?.error === 'not_found') return <Missing />;
  return (
    <>
      <PageHeader title={t('title')} text={no}>
        <PageLink href={list}>{t('toList')}</PageLink>
      </PageHeader>
      <QueryView query={query} skeleton={<ListSkeleton rows={8} />}>
        {(invoice) => (
          <InvoiceView
            invoice={invoice}
            sourceHref={(source, kind) => sourceHref(may, source, kind)}
            actions={
              invoice.issuer === 'platform' && (
                <PageLink href={userPath('desk/invoices/issue', { no })}>{t('toIssue')}</PageLink>
              )
            }
            invoiceHref={(other) => userPath('desk/invoices/info', { no: other })}
          />
        )}
      </QueryView>
    </>
  );
}
