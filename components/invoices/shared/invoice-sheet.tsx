'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Chip } from '#components/ui/chip.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { InvoiceDocumentRecord } from '#lib/contract/invoices/invoice-shapes.ts';
import type { InvoiceKind, InvoiceMedium } from '#lib/contract/invoices/records.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { InvoiceRows } from './invoice-rows.tsx';
import styles from './invoice-sheet.module.css';
import { joined } from './joined.tsx';

interface InvoiceSheetProps {
  document: InvoiceDocumentRecord;
  kind: InvoiceKind;
  medium: InvoiceMedium;
  /** What can be done with its files. */
  actions?: ReactNode;
}

/** A document as it reads on paper: who sells, who buys, every row with its tax, and the total written out. */
export function InvoiceSheet({ document, kind, medium, actions }: InvoiceSheetProps) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const { color, fapiao_code: code, fapiao_no: no, issue_date: day, seller, buyer, drawer, remark } = document;
  return (
    <article className={`${styles.paper} ${color === 'red' ? styles.red : ''}`} aria-label={t('paper.label', { no })}>
      <header className={styles.head}>
        <h3>
          {t(`paper.${color}.${medium}.${kind}`)}
          {document.is_sample && <Chip tone="warning">{t('paper.sample')}</Chip>}
          {document.is_voided && <Chip tone="error">{t('status.voided')}</Chip>}
        </h3>
        <dl className={styles.numbers}>
          {code && <Pair label={t('paper.code')} value={code} />}
          <Pair label={t('paper.no')} value={no} />
          <Pair label={t('paper.day')} value={day} />
          {document.check_code && <Pair label={t('paper.check')} value={document.check_code} />}
        </dl>
      </header>
      <div className={styles.parties}>
        <Party title={t('paper.buyer')} party={buyer} />
        <Party title={t('paper.seller')} party={seller} />
      </div>
      <InvoiceRows rows={document.items} />
      <dl className={styles.sums}>
        <Pair label={t('paper.net')} value={formatMoney(locale, document.net)} />
        <Pair label={t('paper.tax')} value={formatMoney(locale, document.tax)} />
        <Pair label={t('paper.total')} value={<strong>{formatMoney(locale, document.total)}</strong>} />
        <Pair label={t('paper.inWords')} value={<span lang="zh-CN">{document.total_in_words}</span>} />
      </dl>
      {(remark || drawer) && (
        <dl className={styles.foot}>
          {remark && <Pair label={t('wish.remark')} value={remark} />}
          {drawer && <Pair label={t('paper.drawer')} value={drawer} />}
        </dl>
      )}
      {actions && <div className="wrap-8">{actions}</div>}
    </article>
  );
}

function Pair({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Unbroken>{value}</Unbroken>
      </dd>
    </div>
  );
}

/** Named by its heading alone, no landmark: a red document beside its blue one has the same two. */
function Party({ title, party }: { title: string; party: InvoiceDocumentRecord['seller'] }) {
  const t = useTranslations('invoices');
  const rows = [
    [t('fields.name'), party.name],
    [t('paper.taxNo'), party.tax_no],
    [t('paper.place'), joined(party.address, party.phone)],
    [t('paper.bank'), joined(party.bank_name, party.bank_account)],
  ] as const;
  return (
    <div className={styles.party}>
      <h4>{title}</h4>
      <dl>
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <Pair key={label} label={label} value={value} />
          ))}
      </dl>
    </div>
  );
}
