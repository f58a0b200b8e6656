'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { InvoiceStatus } from '#lib/contract/invoices/records.ts';

const tones = {
  submitted: 'warning',
  issuing: 'primary',
  issued: 'success',
  failed: 'error',
  rejected: 'neutral',
  cancelled: 'neutral',
  reversing: 'warning',
  partially_reversed: 'primary',
  reversed: 'neutral',
  voided: 'neutral',
} as const satisfies Record<InvoiceStatus, string>;

/** How far an invoice is, in the words of whoever issues it. */
export function IssuerStatusChip({ status }: { status: InvoiceStatus }) {
  const t = useTranslations('invoicesStore.statuses');
  return <Chip tone={tones[status]}>{t(status)}</Chip>;
}
