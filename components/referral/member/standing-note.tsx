'use client';

import Alert from '@mui/material/Alert';
import { useTranslations } from 'next-intl';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { ReferralOverview } from '#lib/api/referral/member-recommend.ts';
import { formatTime } from '#lib/i18n/date.ts';

type Standing = ReferralOverview['standing'];

/** Why nothing can be earned at present; nothing where it can, or where the form to ask says it all. */
export function StandingNote({ standing }: { standing: Standing }) {
  const t = useTranslations('referral.standing');
  const { is_open, may_promote, status, reason, apply_time: applied } = standing;
  if (!is_open) return <Alert severity="info">{t('closed')}</Alert>;
  if (may_promote) return null;
  if (status === 'pending')
    return (
      <Alert severity="info">
        <Unbroken>{t('pending', { day: formatTime(applied, '', 'yyyy-mm-dd') })}</Unbroken>
      </Alert>
    );
  if (status === 'rejected') return <Alert severity="warning">{t('rejected', { reason })}</Alert>;
  if (status === null) return null;
  return <Alert severity="warning">{reason ? t('stoppedFor', { reason }) : t('stopped')}</Alert>;
}
