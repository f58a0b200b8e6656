'use client';

import { useTranslations } from 'next-intl';
import { CopyLines } from '#components/ui/facts/copy-lines.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { IssuerDetails } from '#lib/api/invoices/issuer-invoices.ts';

/** What has to stand on the document, or stands there, each to be copied into the tax software. */
export function CopyPanel({ invoice }: { invoice: IssuerDetails }) {
  const t = useTranslations('invoicesStore.detail');
  const words = useTranslations('invoices');
  const { title_facts: title, kind, medium, documents } = invoice;
  const isToDo = documents.length === 0;
  const facts = [
    { key: 'kind', value: `${words(`media.${medium}`)} · ${words(`kinds.${kind}`)}` },
    { key: 'title', value: title.name, isMain: isToDo },
    { key: 'tax_no', value: title.tax_no, isMain: isToDo },
    { key: 'reg_address', value: title.reg_address },
    { key: 'reg_phone', value: title.reg_phone },
    { key: 'bank_name', value: title.bank_name },
    { key: 'bank_account', value: title.bank_account },
    { key: 'amount', value: invoice.amount, isMain: isToDo },
    { key: 'remark', value: invoice.remark },
    { key: 'email', value: invoice.email },
  ] as const;
  const lines = facts.filter(({ value }) => value !== '').map((fact) => ({ ...fact, label: t(`facts.${fact.key}`) }));
  return (
    <Panel title={t('copyTitle')} text={isToDo && t('copyText')}>
      <CopyLines lines={lines} copyLabel={(label) => t('copy', { label })} />
    </Panel>
  );
}
