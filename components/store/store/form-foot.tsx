'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import styles from './store-profile.module.css';

interface FormFootProps {
  isBusy: boolean;
  /** Missing: the word for saving. */
  submit?: string;
  isDestructive?: boolean;
  onCancel: () => void;
}

/** The two ways out of a form. */
export function FormFoot({ isBusy, submit, isDestructive, onCancel }: FormFootProps) {
  const t = useTranslations('storeProfile');
  return (
    <div className={`wrap-8 justify-end ${styles.foot}`}>
      <Button look="quiet" size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button size="small" isDestructive={isDestructive} isBusy={isBusy} type="submit">
        {submit ?? t('save')}
      </Button>
    </div>
  );
}
