'use client';

import { useTranslations } from 'next-intl';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import type { InvoiceRow } from '#lib/contract/invoices/invoice-shapes.ts';
import { itemName } from '#lib/contract/invoices/item-name.ts';
import styles from './invoice.module.css';

export const nameOfRow = ({ tax_label: label, name }: Pick<InvoiceRow, 'tax_label' | 'name'>): string =>
  itemName(label, name);

/** Rows as they stand on a document: on a phone below each other. */
export function InvoiceRows({ rows }: { rows: readonly InvoiceRow[] }) {
  const t = useTranslations('invoices.rows');
  const columns: Column<InvoiceRow & { key: number }>[] = [
    {
      key: 'name',
      label: t('name'),
      isMain: true,
      cell: (row) => <span className={styles.itemName}>{nameOfRow(row)}</span>,
    },
    { key: 'model', label: t('model'), cell: ({ model }) => model && <span className="wrap-anywhere">{model}</span> },
    { key: 'qty', label: t('qty'), align: 'end', cell: ({ qty, unit }) => (qty === null ? '' : `${qty} ${unit}`) },
    { key: 'price', label: t('unitPrice'), align: 'end', cell: ({ unit_price: price }) => price },
    { key: 'net', label: t('net'), align: 'end', cell: ({ net }) => net },
    { key: 'rate', label: t('rate'), align: 'end', cell: ({ rate }) => `${rate}%` },
    { key: 'tax', label: t('tax'), align: 'end', cell: ({ tax }) => tax },
  ];
  // A row has no name of its own: two may say the same.
  const keyed = rows.map((row, key) => ({ ...row, key }));
  return <RecordList caption={t('caption')} columns={columns} rows={keyed} rowKey={({ key }) => key} />;
}
