'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FactList } from '#components/ui/fact-list.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { InvoicePreview } from '#lib/api/invoices/member-invoices.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { InvoiceRows } from '../../shared/invoice-rows.tsx';
import styles from '../invoices.module.css';

/** The invoices as they will be issued: several where they are more than the issuer puts on one. */
export function PreviewPanel({ preview }: { preview: InvoicePreview }) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const { invoices, issuer_name: issuer, total, days } = preview;
  return (
    <Panel title={t('preview.title')} text={invoices.length > 1 ? t('preview.split', { count: invoices.length }) : ''}>
      <div className={styles.stack}>
        <FactList
          facts={[
            { key: 'issuer', label: t('preview.issuer'), value: issuer },
            { key: 'total', label: t('paper.total'), value: <strong>{formatMoney(locale, total)}</strong> },
            { key: 'days', label: t('preview.when'), value: t('preview.days', { days }) },
          ]}
        />
        {invoices.map((invoice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an invoice that does not exist yet has only its place
          <div key={index} className={styles.stack}>
            {invoices.length > 1 && (
              <h3>{t('preview.one', { number: index + 1, total: formatMoney(locale, invoice.total) })}</h3>
            )}
            <InvoiceRows rows={invoice.items} />
            <p className={styles.note}>
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
