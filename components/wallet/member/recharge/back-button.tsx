'use client';

import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';

/** Back to the balance. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const t = useTranslations('wallet.recharge.follow');
  return (
    <Button variant="text" startIcon={<BackIcon />} onClick={onBack}>
      {t('back')}
    </Button>
  );
}
