'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AddressLines } from '#components/ui/facts/address-lines.tsx';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import type { InvoiceDetails } from '#lib/contract/invoices/invoice-shapes.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { leftOfInvoice } from './invoice-sums.ts';
import { joined } from './joined.tsx';

/** What was asked for: how much, and what is left of that, to whom it is made out, which kind, and where it goes. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceDetails }) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const { title_facts: title, mail_address: address } = invoice;
  const isReversed = Number(invoice.red_amount) > 0;
  const facts = [
    { key: 'amount', label: t('view.amount'), value: formatMoney(locale, invoice.amount) },
    { key: 'red', label: t('view.red'), value: isReversed ? formatMoney(locale, invoice.red_amount) : '' },
    { key: 'left', label: t('view.left'), value: isReversed ? formatMoney(locale, leftOfInvoice(invoice)) : '' },
    { key: 'kind', label: t('wish.kind'), value: t(`kinds.${invoice.kind}`) },
    { key: 'medium', label: t('wish.medium'), value: t(`media.${invoice.medium}`) },
    { key: 'content', label: t('wish.content'), value: t(`contents.${invoice.content_mode}`) },
    { key: 'title', label: t('wish.title'), value: title.name },
    { key: 'tax_no', label: t('fields.tax_no'), value: title.tax_no },
    { key: 'registered', label: t('paper.place'), value: joined(title.reg_address, title.reg_phone) },
    { key: 'bank', label: t('paper.bank'), value: joined(title.bank_name, title.bank_account) },
    { key: 'email', label: t('fields.email'), value: invoice.email },
    { key: 'mobile', label: t('fields.mobile'), value: invoice.mobile },
    { key: 'address', label: t('wish.address'), value: address ? <AddressLines address={address} /> : '' },
    {
      key: 'mail',
      label: t('wish.tracking'),
      value: [invoice.mail_carrier, invoice.mail_tracking].filter(Boolean).join(' '),
    },
    { key: 'remark', label: t('wish.remark'), value: invoice.remark },
    { key: 'note', label: t('wish.note'), value: invoice.note },
  ];
  return <FactList facts={facts.filter(({ value }) => value !== '')} />;
}
