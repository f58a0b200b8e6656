'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { FactList } from '#components/ui/fact-list.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { IssuerDetails } from '#lib/api/invoices/issuer-invoices.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import type { IssuerSide } from '../issuer-side.ts';
import styles from './detail.module.css';

interface DocumentsPanelProps {
  side: IssuerSide;
  invoice: IssuerDetails;
}

/** What there is on the tax side, blue and red, with its files. */
export function DocumentsPanel({ side, invoice: { no, documents } }: DocumentsPanelProps) {
  const t = useTranslations('invoicesStore.documents');
  const { mutate: saveAll, isPending } = useMutation({ mutationFn: side.calls.downloadAll });
  if (documents.length === 0) return null;
  const hasFiles = documents.some(({ formats }) => formats.length > 0);
  const actions = hasFiles && (
    <Button look="secondary" size="small" isBusy={isPending} onClick={() => saveAll(no)}>
      {t('all')}
    </Button>
  );
  return (
    <Panel title={t('title')} actions={actions}>
      {documents.map((document) => (
        <Document key={document.fapiao_no} side={side} no={no} document={document} />
      ))}
    </Panel>
  );
}

interface DocumentProps {
  side: IssuerSide;
  no: string;
  document: IssuerDetails['documents'][number];
}

function Document({ side, no, document }: DocumentProps) {
  const t = useTranslations('invoicesStore.documents');
  const locale = useLocale();
  const { mutate: save, isPending } = useMutation({ mutationFn: side.calls.downloadFile });
  const { color, fapiao_no: number, formats } = document;
  return (
    <section className={styles.document} aria-label={t(color)}>
      <p className={styles.marks}>
        <Chip tone={color === 'red' ? 'error' : 'primary'}>{t(color)}</Chip>
        {document.is_voided && <Chip>{t('voided')}</Chip>}
        {document.is_sample && <Chip tone="warning">{t('sample')}</Chip>}
      </p>
      <FactList
        facts={[
          { key: 'number', label: t('number'), value: number },
          ...(document.fapiao_code ? [{ key: 'code', label: t('code'), value: document.fapiao_code }] : []),
          { key: 'date', label: t('date'), value: document.issue_date },
          { key: 'total', label: t('total'), value: formatMoney(locale, document.total) },
          { key: 'tax', label: t('tax'), value: formatMoney(locale, document.tax) },
          { key: 'words', label: t('words'), value: document.total_in_words },
          { key: 'drawer', label: t('drawer'), value: document.drawer },
        ]}
      />
      <p className={styles.marks}>
        {formats.map((format) => (
          <Button
            key={format}
            look="secondary"
            size="small"
            isBusy={isPending}
            onClick={() => save({ no, format, color, fapiao_no: number })}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </p>
    </section>
  );
}
