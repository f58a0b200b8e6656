'use client';

import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslations } from 'next-intl';
import styles from './file-field.module.css';

/** A file on its way. */
export function FileSending({ name, onCancel }: { name: string; onCancel: () => void }) {
  const t = useTranslations('storeEntry.entry.file');
  return (
    <div className={styles.sending} role="status">
      <p>{t('sending', { name })}</p>
      <LinearProgress aria-label={t('sending', { name })} />
      <Button variant="text" size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
