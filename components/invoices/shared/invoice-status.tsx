'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { InvoiceStatus } from '#lib/contract/invoices/records.ts';

const tones = {
  submitted: 'neutral',
  issuing: 'primary',
  issued: 'success',
  failed: 'error',
  rejected: 'error',
  cancelled: 'neutral',
  reversing: 'warning',
  partially_reversed: 'warning',
  reversed: 'neutral',
  voided: 'neutral',
} as const satisfies Record<InvoiceStatus, string>;

/** How far an invoice is, in a word. */
export function InvoiceStatusChip({ status }: { status: InvoiceStatus }) {
  const t = useTranslations('invoices.status');
  return <Chip tone={tones[status]}>{t(status)}</Chip>;
}
