'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { TimeLeft } from '#components/ui/facts/time-left.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { IssuerInvoice } from '#lib/api/invoices/issuer-invoices.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { InvoiceStatusChip } from '../../shared/invoice-status.tsx';
import { useInvoiceReason } from '../../shared/use-invoice-reason.ts';
import type { IssuerSide } from '../issuer-side.ts';
import styles from './invoices.module.css';

/** What a list of invoices shows of each. */
export function useInvoiceColumns(side: IssuerSide): WorkColumn<IssuerInvoice>[] {
  const t = useTranslations('invoicesStore.list.columns');
  const words = useTranslations('invoices');
  const locale = useLocale();
  return [
    { key: 'no', label: t('no'), isMain: true, cell: (row) => <NumberCell side={side} row={row} /> },
    { key: 'title', label: t('title'), cell: (row) => <TitleCell row={row} /> },
    {
      key: 'kind',
      label: t('kind'),
      isSpare: true,
      cell: ({ kind, medium }) => (
        <span className="stack-2 min-w-0">
          {words(`kinds.${kind}`)}
          <span className="caption">{words(`media.${medium}`)}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      label: t('amount'),
      align: 'end',
      isTight: true,
      cell: ({ amount }) => formatMoney(locale, amount),
    },
    { key: 'status', label: t('status'), cell: (row) => <StateCell row={row} /> },
    {
      key: 'due',
      label: t('due'),
      sort: 'due',
      sortFirst: 'ascending',
      isTight: true,
      cell: (row) => <DueCell row={row} />,
    },
    { key: 'fapiao', label: t('fapiao'), isSpare: true, cell: ({ fapiao_no: number }) => number || '–' },
    {
      key: 'created',
      label: t('created'),
      isHiddenAtFirst: true,
      sort: 'created',
      sortFirst: 'descending',
      cell: ({ create_time: time }) => formatTime(time, '', 'yyyy-mm-dd hh:MM'),
    },
  ];
}

function NumberCell({ side, row: { no, count, source } }: { side: IssuerSide; row: IssuerInvoice }) {
  const t = useTranslations('invoicesStore.list');
  return (
    <span className="stack-2 min-w-0">
      <PageLink href={side.href(no)}>{no}</PageLink>
      <span className="caption">{t(source === 'statement' ? 'statements' : 'orders', { count })}</span>
    </span>
  );
}

function TitleCell({ row: { title, tax_no: taxNo } }: { row: IssuerInvoice }) {
  return (
    <span className="stack-2 min-w-0">
      <span className="wrap-anywhere">{title}</span>
      {taxNo && <span className="caption">{taxNo}</span>}
    </span>
  );
}

function StateCell({ row }: { row: IssuerInvoice }) {
  const { status, is_amount_changed: isChanged, lacks_file: isBare } = row;
  const reason = useInvoiceReason()(row);
  const t = useTranslations('invoicesStore.list');
  return (
    <span className={`inline-stack-4 justify-items-start ${styles.state}`}>
      <InvoiceStatusChip status={status} />
      {isChanged && <Chip tone="warning">{t('changed')}</Chip>}
      {isBare && <Chip tone="warning">{t('bare')}</Chip>}
      {reason && <span className="caption">{reason}</span>}
    </span>
  );
}

/** By when it should be issued; what is late says so. */
function DueCell({ row: { status, due_time: due, is_late: isLate } }: { row: IssuerInvoice }) {
  const t = useTranslations('invoicesStore.list');
  const isOpen = status === 'submitted' || status === 'failed' || status === 'issuing';
  if (!isOpen) return '–';
  return (
    <span className="stack-2 min-w-0">
      <span className={isLate ? 'text-error font-semibold' : undefined}>
        {isLate ? t('late') : <TimeLeft until={due} />}
      </span>
      <span className="caption">
        <Unbroken>{formatTime(due, '', 'yyyy-mm-dd')}</Unbroken>
      </span>
    </span>
  );
}
