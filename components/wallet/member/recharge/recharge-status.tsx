'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { Recharge } from '#lib/api/payments/recharges.ts';

const tones = {
  created: 'warning',
  pending: 'warning',
  processing: 'primary',
  succeeded: 'success',
  failed: 'error',
  closed: 'neutral',
} as const;

export function RechargeStatus({ status }: Pick<Recharge, 'status'>) {
  const t = useTranslations('wallet.recharge.status');
  return <Chip tone={tones[status]}>{t(status)}</Chip>;
}
