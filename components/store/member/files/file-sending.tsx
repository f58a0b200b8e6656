'use client';

import LinearProgress from '@mui/material/LinearProgress';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import styles from './file-field.module.css';

/** A file on its way. */
export function FileSending({ name, onCancel }: { name: string; onCancel: () => void }) {
  const t = useTranslations('storeFields.file');
  return (
    <div className={`stack-8 wrap-anywhere ${styles.sending}`} role="status">
      <p>{t('sending', { name })}</p>
      <LinearProgress aria-label={t('sending', { name })} />
      <Button look="quiet" size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
