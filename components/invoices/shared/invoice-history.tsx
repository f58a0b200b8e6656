'use client';

import { useTranslations } from 'next-intl';
import { TimelineList } from '#components/ui/facts/timeline-list.tsx';
import type { InvoiceDetails } from '#lib/contract/invoices/invoice-shapes.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { useInvoiceReason } from './use-invoice-reason.ts';

/** What happened to an invoice, the last first, and whose doing it was. */
export function InvoiceHistory({ timeline }: { timeline: InvoiceDetails['timeline'] }) {
  const t = useTranslations('invoices');
  const reasonOf = useInvoiceReason();
  const wordsOf = ({ event, status }: InvoiceDetails['timeline'][number]) =>
    findWords(t, `events.${event}`) ?? findWords(t, `status.${status}`) ?? t('events.changed');
  return (
    <TimelineList
      entries={timeline.map((step) => ({
        time: step.time,
        text: wordsOf(step),
        note: [t(`sides.${step.side}`), reasonOf(step)].filter(Boolean).join(' · '),
      }))}
    />
  );
}
