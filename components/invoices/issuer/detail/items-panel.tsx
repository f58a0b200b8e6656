'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CopyButton } from '#components/ui/facts/copy-button.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { IssuerDetails } from '#lib/api/invoices/issuer-invoices.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { nameOfRow } from '../../shared/invoice-rows.tsx';
import styles from './detail.module.css';

type Item = IssuerDetails['items'][number];

/** The rows as they have to stand on the document, all of them to be copied as a table. */
export function ItemsPanel({ invoice: { items } }: { invoice: IssuerDetails }) {
  const t = useTranslations('invoicesStore.items');
  const table = items.map((item) =>
    [
      nameOfRow(item),
      item.tax_code,
      item.model,
      item.unit,
      item.qty ?? '',
      item.unit_price,
      item.net,
      item.rate,
      item.tax,
    ].join('\t'),
  );
  return (
    <Panel title={t('title')} isFlush actions={<CopyButton text={table.join('\n')} label={t('copy')} isLabelShown />}>
      <RecordList caption={t('title')} columns={useColumns()} rows={items} rowKey={(item) => items.indexOf(item)} />
    </Panel>
  );
}

function useColumns(): Column<Item>[] {
  const t = useTranslations('invoicesStore.items');
  const locale = useLocale();
  return [
    {
      key: 'name',
      label: t('name'),
      isMain: true,
      cell: (item) => (
        <span className={`stack-2 min-w-0 ${styles.itemName}`}>
          {nameOfRow(item)}
          <span className="caption">{item.tax_code || t('noCode')}</span>
        </span>
      ),
    },
    {
      key: 'model',
      label: t('model'),
      cell: ({ model, unit }) => (
        <span className="wrap-anywhere">{[model, unit].filter(Boolean).join(' · ') || '–'}</span>
      ),
    },
    { key: 'qty', label: t('qty'), align: 'end', cell: ({ qty }) => qty ?? '–' },
    { key: 'price', label: t('price'), align: 'end', isTight: true, cell: ({ unit_price: price }) => price || '–' },
    { key: 'net', label: t('net'), align: 'end', isTight: true, cell: ({ net }) => formatMoney(locale, net) },
    { key: 'rate', label: t('rate'), align: 'end', cell: ({ rate }) => t('percent', { rate }) },
    { key: 'tax', label: t('tax'), align: 'end', isTight: true, cell: ({ tax }) => formatMoney(locale, tax) },
  ];
}
