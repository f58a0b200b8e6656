'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { FactList } from '#components/ui/fact-list.tsx';
import { RecordList } from '#components/ui/list/record-list.tsx';
import type { InvoiceDocumentRecord, InvoiceRow } from '#lib/contract/invoices/invoice-shapes.ts';
import styles from './invoice.module.css';

/** A document as it stands on the tax side: who sells and buys, every line with its tax, and what it comes to. */
export function InvoiceDocument({ document }: { document: InvoiceDocumentRecord }) {
  const t = useTranslations('invoices.document');
  const { color, fapiao_no: no, fapiao_code: code, issue_date: date } = document;
  return (
    <article className={styles.document} data-color={color} aria-label={t('label', { no })}>
      <header className={styles.head}>
        <h3>{t(`colors.${color}`)}</h3>
        {document.is_sample && <Chip tone="warning">{t('sample')}</Chip>}
        {document.is_voided && <Chip tone="error">{t('voided')}</Chip>}
      </header>
      <FactList
        facts={[
          ...(code ? [{ key: 'code', label: t('code'), value: code }] : []),
          { key: 'no', label: t('no'), value: no },
          { key: 'date', label: t('date'), value: date },
          ...(document.drawer ? [{ key: 'drawer', label: t('drawer'), value: document.drawer }] : []),
        ]}
      />
      <div className={styles.parties}>
        <Party title={t('buyer')} party={document.buyer} />
        <Party title={t('seller')} party={document.seller} />
      </div>
      <InvoiceRows caption={t('rows')} rows={document.items} />
      <dl className={styles.sums}>
        <Sum label={t('net')} value={document.net} />
        <Sum label={t('tax')} value={document.tax} />
        <Sum label={t('total')} value={document.total} />
        <Sum label={t('words')} value={document.total_in_words} />
      </dl>
      {document.remark && <p className={styles.note}>{t('remark', { text: document.remark })}</p>}
    </article>
  );
}

function Party({ title, party }: { title: string; party: InvoiceDocumentRecord['buyer'] }) {
  const t = useTranslations('invoices.document');
  const place = [party.address, party.phone].filter(Boolean).join(' ');
  const bank = [party.bank_name, party.bank_account].filter(Boolean).join(' ');
  return (
    <section className={styles.party}>
      <h4>{title}</h4>
      <p>{party.name}</p>
      {party.tax_no && <p>{t('taxNo', { number: party.tax_no })}</p>}
      {place && <p className={styles.note}>{place}</p>}
      {bank && <p className={styles.note}>{bank}</p>}
    </section>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Lines as a document has them: without tax, with their rate and tax beside. */
export function InvoiceRows({ caption, rows }: { caption: string; rows: readonly InvoiceRow[] }) {
  const t = useTranslations('invoices.rows');
  const numbered = rows.map((row, index) => ({ ...row, key: index }));
  return (
    <RecordList
      caption={caption}
      rows={numbered}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'name',
          label: t('name'),
          isMain: true,
          isHeader: true,
          cell: ({ tax_label: label, name }) => (label ? `*${label}*${name}` : name),
        },
        { key: 'model', label: t('model'), cell: ({ model }) => model },
        { key: 'qty', label: t('qty'), align: 'end', cell: ({ qty, unit }) => (qty === null ? '' : `${qty} ${unit}`) },
        { key: 'price', label: t('price'), align: 'end', cell: ({ unit_price: price }) => price },
        { key: 'net', label: t('net'), align: 'end', cell: ({ net }) => net },
        { key: 'rate', label: t('rate'), align: 'end', cell: ({ rate }) => `${rate}%` },
        { key: 'tax', label: t('tax'), align: 'end', cell: ({ tax }) => tax },
      ]}
    />
  );
}
