'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import styles from './profile.module.css';

interface SaveBarProps {
  isDirty: boolean;
  /** What was typed before came back. */
  isRestored: boolean;
  isBusy: boolean;
  onUndo: () => void;
}

/** Under the form: whether something is unsaved, and what to do about it. */
export function SaveBar({ isDirty, isRestored, isBusy, onUndo }: SaveBarProps) {
  const t = useTranslations('identityAccount.profile.basic');
  return (
    <div className={styles.saveBar}>
      <Button type="submit" variant="contained" disabled={!isDirty} loading={isBusy}>
        {t('save')}
      </Button>
      {isDirty && (
        <Button variant="text" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
      <p role="status">{isDirty ? t(isRestored ? 'restored' : 'dirty') : ''}</p>
    </div>
  );
}
