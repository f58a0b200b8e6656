'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { downloadInvoiceFile } from '#lib/api/invoices/member-invoices.ts';
import type { InvoiceDocumentRecord } from '#lib/contract/invoices/invoice-shapes.ts';
import type { InvoiceFormat } from '#lib/contract/invoices/records.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';

/** Saves a file of a document. What the API refuses, the call itself has shown. */
export function FileButtons({ no, document }: { no: string; document: InvoiceDocumentRecord }) {
  const t = useTranslations('invoices.files');
  const { fapiao_no } = document;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: InvoiceFormat) => downloadInvoiceFile({ no, fapiao_no, format }),
    onSuccess: (name) => publishNotice({ tone: 'success', text: t('saved', { name }) }),
  });
  if (document.formats.length === 0) return <p>{t('none')}</p>;
  return document.formats.map((format) => (
    <Button
      key={format}
      look="secondary"
      size="small"
      isBusy={isPending && variables === format}
      onClick={() => mutate(format)}
    >
      {t('save', { format: format.toUpperCase() })} <span className="visually-hidden">{fapiao_no}</span>
    </Button>
  ));
}
