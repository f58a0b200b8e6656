'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
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
    <div className={styles.foot}>
      <Button variant="text" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" variant="contained" color={isDestructive ? 'error' : 'primary'} loading={isBusy}>
        {submit ?? t('save')}
      </Button>
    </div>
  );
}
