'use client';

import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';

/** Back to the balance. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const t = useTranslations('wallet.recharge.follow');
  return (
    <Button look="quiet" size="small" icon={<BackIcon />} onClick={onBack}>
      {t('back')}
    </Button>
  );
}
