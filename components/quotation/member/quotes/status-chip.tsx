'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { QuotationStatus } from '#lib/contract/quotation/member-records.ts';

const tones: Record<QuotationStatus, 'neutral' | 'primary' | 'warning' | 'success' | 'error'> = {
  draft: 'neutral',
  submitted: 'primary',
  quoting: 'primary',
  quoted: 'warning',
  negotiating: 'primary',
  converted: 'success',
  declined: 'neutral',
  rejected: 'error',
  expired: 'neutral',
  cancelled: 'neutral',
};

/** Where a quotation stands. */
export function StatusChip({ status }: { status: QuotationStatus }) {
  const t = useTranslations('quotation.statuses');
  return <Chip tone={tones[status]}>{t(status)}</Chip>;
}
