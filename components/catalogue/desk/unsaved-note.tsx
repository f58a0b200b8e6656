'use client';

import { useTranslations } from 'next-intl';
import { DiscardButton } from './discard-button.tsx';
import styles from './unsaved-note.module.css';

interface UnsavedNoteProps {
  isBusy: boolean;
  onDiscard: () => void;
}

/** Beside the button that saves: something is typed, and the way back to what was saved. */
export function UnsavedNote({ isBusy, onDiscard }: UnsavedNoteProps) {
  const t = useTranslations('catalogueDesk.unsaved');
  return (
    <span className={styles.note}>
      <span role="status">{t('note')}</span>
      <DiscardButton label={t('discard')} title={t('title')} text={t('text')} isBusy={isBusy} onDiscard={onDiscard} />
    </span>
  );
}
