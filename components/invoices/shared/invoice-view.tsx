'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Fact, FactList } from '#components/ui/facts/fact-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { InvoiceDetails } from '#lib/contract/invoices/invoice-shapes.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { DocumentList } from './document-list.tsx';
import { AllFilesButton, type InvoiceFiles } from './file-buttons.tsx';
import styles from './invoice.module.css';
import { InvoiceHistory } from './invoice-history.tsx';
import { InvoiceRows } from './invoice-rows.tsx';
import { InvoiceStatusChip } from './invoice-status.tsx';
import { leftOfInvoice } from './invoice-sums.ts';
import { RedFacts } from './red-facts.tsx';
import { useInvoiceReason } from './use-invoice-reason.ts';

interface InvoiceViewProps {
  invoice: InvoiceDetails;
  /** What the reader may do. */
  actions?: ReactNode;
  /** What this reader sees beside it. */
  others?: readonly Fact[];
  /** How the reader saves its files; left out: not at all. */
  files?: InvoiceFiles;
  /** Where an order or a statement is read; without it their numbers stand alone. */
  sourceHref?: (no: string, kind: 'order' | 'statement') => string | undefined;
  /** Where another invoice is read. */
  invoiceHref: (no: string) => string;
}

const minute = 'yyyy-mm-dd hh:MM';

/** All of an application: what was asked for, its documents red beside blue, red letters, and what became of it. */
export function InvoiceView({ invoice, actions, others = [], files, sourceHref, invoiceHref }: InvoiceViewProps) {
  const t = useTranslations('invoices.view');
  const facts = useFacts(invoice, { others, sourceHref, invoiceHref });
  return (
    <div className={`stack-24 min-w-0 ${styles.parts}`}>
      <Panel title={t('facts')} actions={actions}>
        <FactList facts={facts} />
      </Panel>
      {invoice.documents.length === 0 ? (
        <Panel title={t('items')} isFlush>
          <InvoiceRows rows={invoice.items} />
        </Panel>
      ) : (
        <Panel title={t('documents')} actions={files && <AllFilesButton invoice={invoice} files={files} />}>
          <DocumentList invoice={invoice} files={files} />
        </Panel>
      )}
      {invoice.reds.length > 0 && (
        <Panel title={t('reds')}>
          <div className="stack-16 min-w-0">
            {invoice.reds.map((red) => (
              <RedFacts key={red.no} red={red} />
            ))}
          </div>
        </Panel>
      )}
      <Panel title={t('timeline')}>
        <InvoiceHistory timeline={invoice.timeline} />
      </Panel>
    </div>
  );
}

function useFacts(
  invoice: InvoiceDetails,
  { others = [], sourceHref, invoiceHref }: Pick<InvoiceViewProps, 'others' | 'sourceHref' | 'invoiceHref'>,
): Fact[] {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const { amount, red_amount: red, title_facts: title } = invoice;
  const reason = useInvoiceReason()(invoice);
  const linked = (no: string, href: string | undefined) => (href ? <PageLink href={href}>{no}</PageLink> : no);
  const list = (parts: readonly { no: string }[], kind: 'order' | 'statement') =>
    parts.map(({ no }, index) => (
      <span key={no}>
        {index > 0 && ' '}
        {linked(no, sourceHref?.(no, kind))}
      </span>
    ));
  const facts: (Fact | false)[] = [
    { key: 'status', label: t('view.status'), value: <InvoiceStatusChip status={invoice.status} /> },
    reason !== '' && { key: 'reason', label: t('view.reason'), value: reason },
    { key: 'amount', label: t('view.amount'), value: formatMoney(locale, amount) },
    red !== '0.00' && { key: 'red', label: t('view.red'), value: formatMoney(locale, red) },
    red !== '0.00' && { key: 'left', label: t('view.left'), value: formatMoney(locale, leftOfInvoice(invoice)) },
    { key: 'kind', label: t('view.kind'), value: t(`kinds.${invoice.kind}`) },
    { key: 'medium', label: t('view.medium'), value: t(`media.${invoice.medium}`) },
    { key: 'issuer', label: t('view.issuer'), value: invoice.issuer_name },
    { key: 'title', label: t('view.title'), value: title.name },
    title.tax_no !== '' && { key: 'tax_no', label: t('fields.tax_no'), value: title.tax_no },
    invoice.email !== '' && { key: 'email', label: t('fields.email'), value: invoice.email },
    invoice.orders.length > 0 && { key: 'orders', label: t('view.orders'), value: list(invoice.orders, 'order') },
    invoice.statements.length > 0 && {
      key: 'statements',
      label: t('view.statements'),
      value: list(invoice.statements, 'statement'),
    },
    invoice.replaces !== '' && {
      key: 'replaces',
      label: t('view.replaces'),
      value: linked(invoice.replaces, invoiceHref(invoice.replaces)),
    },
    invoice.replaced_by !== '' && {
      key: 'replaced',
      label: t('view.replacedBy'),
      value: linked(invoice.replaced_by, invoiceHref(invoice.replaced_by)),
    },
    { key: 'created', label: t('view.created'), value: formatTime(invoice.create_time, '', minute) },
    invoice.issue_time === null && {
      key: 'due',
      label: t('view.due'),
      value: formatTime(invoice.due_time, '', 'yyyy-mm-dd'),
    },
    invoice.remark !== '' && { key: 'remark', label: t('view.remark'), value: invoice.remark, isWide: true },
    invoice.note !== '' && { key: 'note', label: t('view.note'), value: invoice.note, isWide: true },
    ...others,
  ];
  return facts.filter((fact) => fact !== false);
}
