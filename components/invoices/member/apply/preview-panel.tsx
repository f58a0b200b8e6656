'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { InvoicePreview } from '#lib/api/invoices/member-invoices.ts';
import type { InvoiceRow } from '#lib/contract/invoices/invoice-shapes.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { nameOfRow } from '../../shared/invoice-rows.tsx';
import styles from '../invoices.module.css';

/** The invoices as they will be issued: several where they are more than the issuer puts on one. */
export function PreviewPanel({ preview }: { preview: InvoicePreview }) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const { invoices, issuer_name: issuer, total, days } = preview;
  return (
    <Panel title={t('preview.title')} text={invoices.length > 1 ? t('preview.split', { count: invoices.length }) : ''}>
      <div className="stack-16">
        <FactList
          facts={[
            { key: 'issuer', label: t('preview.issuer'), value: issuer },
            { key: 'total', label: t('paper.total'), value: <strong>{formatMoney(locale, total)}</strong> },
            { key: 'days', label: t('preview.when'), value: t('preview.days', { days }) },
          ]}
        />
        {invoices.map((invoice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an invoice that does not exist yet has only its place
          <div key={index} className="stack-16">
            {invoices.length > 1 && (
              <h3>{t('preview.one', { number: index + 1, total: formatMoney(locale, invoice.total) })}</h3>
            )}
            <PreviewRows rows={invoice.items} />
            <p className="hint">
              {t('preview.sums', {
                net: formatMoney(locale, invoice.net),
                tax: formatMoney(locale, invoice.tax),
                total: formatMoney(locale, invoice.total),
              })}
            </p>
          </div>
        ))}
      </div>
    </Panel>
  );
}

/** Rows where there is no room for a table: beside the form. */
function PreviewRows({ rows }: { rows: readonly InvoiceRow[] }) {
  const t = useTranslations('invoices.preview');
  const locale = useLocale();
  const pieces = ({ qty, unit, unit_price: price }: InvoiceRow) => (qty === null ? '' : `${qty} ${unit} × ${price}`);
  return (
    <ul className={`stack-12 ${styles.rows}`}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own, and none moves
        <li key={index}>
          <span className={styles.words}>
            {nameOfRow(row)}
            <span className="hint">{[row.model, pieces(row)].filter(Boolean).join(' · ')}</span>
          </span>
          <span className={styles.words}>
            {formatMoney(locale, row.net)}
            <span className="hint">{t('tax', { rate: row.rate, tax: formatMoney(locale, row.tax) })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
