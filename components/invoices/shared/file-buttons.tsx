'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import type { InvoiceDetails, InvoiceDocumentRecord } from '#lib/contract/invoices/invoice-shapes.ts';
import type { InvoiceFormat, InvoiceMedium } from '#lib/contract/invoices/records.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';

/** How a reader saves files, each answering the name under which it was saved: of one document, or all of them. */
export interface InvoiceFiles {
  one: (file: { no: string; fapiao_no: string; format: InvoiceFormat }) => Promise<string>;
  all: (no: string) => Promise<string>;
}

interface FileButtonsProps {
  no: string;
  medium: InvoiceMedium;
  document: Pick<InvoiceDocumentRecord, 'fapiao_no' | 'formats'>;
  files: Pick<InvoiceFiles, 'one'>;
}

/** Saves a file of a document. What the API refuses, the call itself has shown. */
export function FileButtons({ no, medium, document, files }: FileButtonsProps) {
  const t = useTranslations('invoices.files');
  const { fapiao_no } = document;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: InvoiceFormat) => files.one({ no, fapiao_no, format }),
    onSuccess: (name) => publishNotice({ tone: 'success', text: t('saved', { name }) }),
  });
  if (document.formats.length === 0) return <p>{t(medium === 'paper' ? 'paper' : 'none')}</p>;
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

interface AllFilesButtonProps {
  invoice: Pick<InvoiceDetails, 'no' | 'documents'>;
  files: InvoiceFiles;
}

/** Saves all files of an invoice in one archive, as soon as there is one. */
export function AllFilesButton({ invoice: { no, documents }, files }: AllFilesButtonProps) {
  const t = useTranslations('invoices.files');
  const { mutate, isPending } = useMutation({
    mutationFn: files.all,
    onSuccess: (name) => publishNotice({ tone: 'success', text: t('saved', { name }) }),
  });
  if (documents.every(({ formats }) => formats.length === 0)) return null;
  return (
    <Button look="secondary" size="small" isBusy={isPending} onClick={() => mutate(no)}>
      {t('all')}
    </Button>
  );
}
