'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { SettlementInvoiceStatus } from '#lib/contract/invoices/settlement-words.ts';
import { formatMoney } from '#lib/i18n/money.ts';

const tones = { submitted: 'primary', accepted: 'success', refused: 'error', withdrawn: 'neutral' } as const;

interface StatusProps {
  status: SettlementInvoiceStatus;
  reason: string;
  /** Who has decided, for the desk. */
  decider?: string;
}

/** How far it is, and why it was refused. */
export function SettlementStatus({ status, reason, decider }: StatusProps) {
  const t = useTranslations('invoicesSettlement.statuses');
  return (
    <span className="inline-stack-2 justify-items-cell">
      <Chip tone={tones[status]}>{t(status)}</Chip>
      {reason && <span className="hint">{reason}</span>}
      {decider && <span className="hint">{decider}</span>}
    </span>
  );
}

interface StatementsProps {
  statements: { no: string; amount: string }[];
  /** Empty where the reader's role has no such page. */
  hrefOf: (no: string) => string;
}

/** What it is for, statement by statement. */
export function SettlementStatements({ statements, hrefOf }: StatementsProps) {
  const locale = useLocale();
  return (
    <span className="inline-stack-2 justify-items-cell">
      {statements.map(({ no, amount }) => (
        <span key={no} className="inline-stack-2 justify-items-cell">
          {hrefOf(no) ? <PageLink href={hrefOf(no)}>{no}</PageLink> : no}
          {statements.length > 1 && <span className="hint">{formatMoney(locale, amount)}</span>}
        </span>
      ))}
    </span>
  );
}

/** Its number of the tax side, and its day. */
export function SettlementDocument(invoice: { fapiao_code: string; fapiao_no: string; issue_date: string }) {
  return (
    <span className="inline-stack-2 justify-items-cell">
      {[invoice.fapiao_code, invoice.fapiao_no].filter(Boolean).join(' ')}
      <span className="hint">{invoice.issue_date}</span>
    </span>
  );
}
