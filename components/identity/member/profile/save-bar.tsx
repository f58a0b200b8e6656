'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
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
    <div className={`wrap-8-12 items-center ${styles.saveBar}`}>
      <Button size="small" isBusy={isBusy} type="submit" disabled={!isDirty}>
        {t('save')}
      </Button>
      {isDirty && (
        <Button look="quiet" size="small" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
      <p role="status">{isDirty ? t(isRestored ? 'restored' : 'dirty') : ''}</p>
    </div>
  );
}
