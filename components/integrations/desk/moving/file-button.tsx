'use client';

import CircularProgress from '@mui/material/CircularProgress';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { acceptOf } from '#lib/utils/topic-limits.ts';
import styles from './moving.module.css';

interface FileButtonProps {
  label: string;
  suffixes: readonly string[];
  isMain: boolean;
  isPending: boolean;
  isAtFault: boolean;
  onFile: (file: File) => void;
}

/** Chooses a file, which is sent at once. */
export function FileButton({ label, suffixes, isMain, isPending, isAtFault, onFile }: FileButtonProps) {
  const t = useTranslations('integrationsMoving');
  const id = useId();
  return (
    <div className="wrap-8-16 items-center">
      <input
        id={id}
        className={`visually-hidden ${styles.file}`}
        type="file"
        accept={acceptOf({ allowedSuffixes: suffixes })}
        disabled={isPending}
        aria-invalid={isAtFault || undefined}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <label htmlFor={id} className={isMain ? styles.choose : styles.other}>
        {label}
      </label>
      <span role="status">
        {isPending && (
          <span className={styles.busy}>
            <CircularProgress size={16} aria-hidden /> {t('uploading')}
          </span>
        )}
      </span>
    </div>
  );
}
