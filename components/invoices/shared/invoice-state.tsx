'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { InvoiceStatus } from '#lib/contract/invoices/records.ts';

const tones: Record<InvoiceStatus, Parameters<typeof Chip>[0]['tone']> = {
  submitted: 'primary',
  issuing: 'primary',
  issued: 'success',
  failed: 'error',
  rejected: 'error',
  cancelled: 'neutral',
  reversing: 'warning',
  partially_reversed: 'warning',
  reversed: 'neutral',
  voided: 'neutral',
};

/** How far an application for an invoice is. */
export function InvoiceState({ status }: { status: InvoiceStatus }) {
  const t = useTranslations('invoices.statuses');
  return <Chip tone={tones[status]}>{t(status)}</Chip>;
}
