'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { useKeptFocus } from '#components/ui/hooks/use-kept-focus.ts';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import {
  cancelPlatformInvoice,
  confirmPlatformRed,
  denyPlatformRed,
  type PlatformInvoiceInfo,
  platformInvoiceFiles,
} from '#lib/api/invoices/store-platform.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { InvoiceView } from '../../shared/invoice-view.tsx';

const records = userPath('store/invoice/platform/records');

/** One invoice of the platform to the store. */
export function RecordScreen({ no }: { no: string }) {
  const t = useTranslations('invoicesPlatform.records');
  const query = useQuery(apiQuery('/api/store/platformInvoice', { no }));
  const back = { href: records, label: t('toList') };
  if (query.error?.error === 'not_found') {
    return <MissingRecord heading={t('info')} title={t('missing')} text={t('missingText')} back={back} />;
  }
  return (
    <>
      <PageHeader title={t('info')} text={no}>
        <PageLink href={back.href}>{back.label}</PageLink>
      </PageHeader>
      <QueryView query={query} skeleton={<ListSkeleton rows={8} />}>
        {(invoice) => <Shown invoice={invoice} />}
      </QueryView>
    </>
  );
}

function Shown({ invoice }: { invoice: PlatformInvoiceInfo }) {
  const t = useTranslations('invoicesPlatform.records');
  const may = useHeldNode()('store/invoice/platform/apply');
  const [asked, ask] = useState<'cancel' | 'confirm' | 'deny'>();
  const close = () => ask(undefined);
  const red = invoice.reds.find(({ status }) => status === 'await_buyer');
  // A decision takes its button away.
  const frame = useKeptFocus<HTMLElement>();
  return (
    <section ref={frame} tabIndex={-1} aria-label={t('info')}>
      <InvoiceView
        invoice={invoice}
        actions={may && <Actions invoice={invoice} onAsk={ask} />}
        files={platformInvoiceFiles}
        sourceHref={(no) => userPath('store/finance', { statement: no })}
        invoiceHref={(no) => userPath('store/invoice/platform/records', { no })}
      />
      {asked === 'cancel' && <CancelDialog no={invoice.no} onClose={close} />}
      {asked === 'confirm' && red && <ConfirmRedDialog invoice={invoice.no} no={red.no} onClose={close} />}
      {asked === 'deny' && red && <DenyRedDialog invoice={invoice.no} no={red.no} onClose={close} />}
    </section>
  );
}

interface ActionsProps {
  invoice: PlatformInvoiceInfo;
  onAsk: (action: 'cancel' | 'confirm' | 'deny') => void;
}

function Actions({ invoice: { actions }, onAsk }: ActionsProps) {
  const t = useTranslations('invoicesPlatform.records');
  const offered = [
    ...(actions.includes('answer_red') ? (['confirm', 'deny'] as const) : []),
    ...(actions.includes('cancel') ? (['cancel'] as const) : []),
  ];
  return offered.map((action) => (
    <Button key={action} look="secondary" size="small" onClick={() => onAsk(action)}>
      {t(action)}
    </Button>
  ));
}

interface RedDialogProps {
  /** Number of the invoice. */
  invoice: string;
  /** And of the red letter. */
  no: string;
  onClose: () => void;
}

function ConfirmRedDialog({ invoice, no, onClose }: RedDialogProps) {
  const t = useTranslations('invoicesPlatform.records');
  return (
    <DecisionDialog
      title={t('confirmTitle', { no: invoice })}
      text={t('confirmText')}
      confirm={t('confirm')}
      decide={() => confirmPlatformRed({ no })}
      onClose={onClose}
    />
  );
}

function DenyRedDialog({ invoice, no, onClose }: RedDialogProps) {
  const t = useTranslations('invoicesPlatform.records');
  return (
    <DecisionDialog
      title={t('denyTitle', { no: invoice })}
      text={t('denyText')}
      label={t('denyLabel')}
      confirm={t('deny')}
      asksReason
      decide={(reason) => denyPlatformRed({ no, reason })}
      onClose={onClose}
    />
  );
}

function CancelDialog({ no, onClose }: { no: string; onClose: () => void }) {
  const t = useTranslations('invoicesPlatform.records');
  return (
    <DecisionDialog
      title={t('cancelTitle', { no })}
      text={t('cancelText')}
      confirm={t('cancel')}
      decide={() => cancelPlatformInvoice({ no })}
      onClose={onClose}
    />
  );
}
