'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { publishNotice } from '#lib/utils/notice-bus.ts';

interface StatementPdfProps {
  no: string;
  /** Answers the name under which it was saved. */
  onLoad: (no: string) => Promise<string>;
}

/** Saves the statement as a document in the reader's language. What the API refuses, the call itself has shown. */
export function StatementPdf({ no, onLoad }: StatementPdfProps) {
  const t = useTranslations('settlementStatements.document');
  const { mutate, isPending } = useMutation({
    mutationFn: onLoad,
    onSuccess: (name) => publishNotice({ tone: 'success', text: t('saved', { name }) }),
  });
  return (
    <Button look="quiet" size="small" isBusy={isPending} onClick={() => mutate(no)}>
      {t('save')} <span className="visually-hidden">{no}</span>
    </Button>
  );
}

/** What the document in the reader's language hashes to; nothing before it was made. */
export function useDocumentFact(documents: { locale: string; sha256: string }[]) {
  const t = useTranslations('settlementStatements.document');
  const locale = useLocale();
  const made = documents.find((each) => each.locale === locale);
  return made
    ? [{ key: 'sha256', label: t('hash'), value: <code className="text-12 wrap-anywhere">{made.sha256}</code> }]
    : [];
}
