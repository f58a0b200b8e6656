'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { CaseSummary } from '#lib/contract/aftersales/member-records.ts';
import { customerTone, statusKey } from '../case-words.ts';

/** How far a request is. */
export function CaseStatusChip({ summary }: { summary: CaseSummary }) {
  const t = useTranslations('aftersales.customerStatuses');
  return <Chip tone={customerTone(summary)}>{t(statusKey(summary))}</Chip>;
}
