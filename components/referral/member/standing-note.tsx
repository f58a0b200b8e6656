'use client';

import Alert from '@mui/material/Alert';
import { useTranslations } from 'next-intl';
import type { ReferralOverview } from '#lib/api/referral/member-recommend.ts';

type Standing = ReferralOverview['standing'];

/** Why nothing can be earned at present; nothing where it can. */
export function StandingNote({ standing: { is_open, may_promote, reason } }: { standing: Standing }) {
  const t = useTranslations('referral.standing');
  if (!is_open) return <Alert severity="info">{t('closed')}</Alert>;
  if (may_promote) return null;
  return <Alert severity="warning">{reason ? t('stoppedFor', { reason }) : t('stopped')}</Alert>;
}
