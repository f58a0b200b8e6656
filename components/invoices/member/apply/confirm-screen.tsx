'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { RecordColumns } from '#components/ui/facts/record-columns.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { invoicePreviewQuery } from '#lib/api/invoices/member-invoices.ts';
import type { ContentMode } from '#lib/contract/invoices/records.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { readDraft } from './confirm-draft.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { PreviewPanel } from './preview-panel.tsx';

const choosePath = userPath('account/invoice/invoice');

/** What the invoice of chosen orders will say, and to whom it is made out. */
export function ConfirmScreen({ orders }: { orders: readonly string[] }) {
  const t = useTranslations('invoices.confirm');
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      {orders.length === 0 ? <NothingChosen /> : <Chosen orders={orders} />}
    </>
  );
}

function Chosen({ orders }: { orders: readonly string[] }) {
  const [mode, setMode] = useState<ContentMode>(() => readDraft(orders).content_mode);
  const query = useQuery({ ...invoicePreviewQuery(orders, mode), retry: false });
  // What cannot be invoiced together any more is chosen anew; the server has said why.
  if (query.error?.status === 200) return <NothingChosen reason={query.error.message} />;
  const skeleton = <PanelSkeleton rows={6} isFlush />;
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(preview) => (
        <RecordColumns aside={<PreviewPanel preview={preview} />}>
          <ConfirmForm orders={orders} mode={mode} preview={preview} onMode={setMode} />
        </RecordColumns>
      )}
    </QueryView>
  );
}

function NothingChosen({ reason }: { reason?: string }) {
  const t = useTranslations('invoices.confirm');
  return (
    <Panel>
      <EmptyState title={t('nothing')} text={reason || t('nothingText')}>
        <ButtonLink href={choosePath}>{t('choose')}</ButtonLink>
      </EmptyState>
    </Panel>
  );
}
