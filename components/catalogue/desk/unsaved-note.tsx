'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import styles from './unsaved-note.module.css';

interface UnsavedNoteProps {
  isBusy: boolean;
  onDiscard: () => void;
}

/** Beside the button that saves: something is typed, and the way back to what was saved. */
export function UnsavedNote({ isBusy, onDiscard }: UnsavedNoteProps) {
  const t = useTranslations('catalogueDesk.unsaved');
  const [isPending, setPending] = useState(false);
  return (
    <span className={styles.note}>
      <span role="status">{t('note')}</span>
      <Button look="quiet" size="small" disabled={isBusy} onClick={() => setPending(true)}>
        {t('discard')}
      </Button>
      {isPending && (
        <ConfirmDialog
          title={t('title')}
          text={t('text')}
          confirm={t('discard')}
          isDestructive
          onConfirm={() => {
            setPending(false);
            onDiscard();
          }}
          onClose={() => setPending(false)}
        />
      )}
    </span>
  );
}
