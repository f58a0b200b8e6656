'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { ArrowBackOutlined as BackIcon } from '#components/ui/material-icons/arrow-back-outlined.tsx';

/** Back to the balance. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const t = useTranslations('wallet.recharge.follow');
  return (
    <Button look="quiet" size="small" icon={<BackIcon />} onClick={onBack}>
      {t('back')}
    </Button>
  );
}
