'use client';

import { useTranslations } from 'next-intl';
import type { RefCallBack } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { UploadFileOutlined } from '#components/ui/material-icons/upload-file-outlined.tsx';
import styles from './file-field.module.css';

interface FileActionsProps {
  id: string;
  /** Of the field: the button says both what it does and to what. */
  label: string;
  buttonRef: RefCallBack;
  describedBy: string;
  isThere: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

/** Chooses a file, or another one in its place, or none. */
export function FileActions({ id, label, buttonRef, describedBy, isThere, onChoose, onRemove }: FileActionsProps) {
  const t = useTranslations('storeFields.file');
  return (
    <div className={`wrap-8-12 items-center ${styles.actions}`}>
      <Button
        look="secondary"
        size="small"
        icon={<UploadFileOutlined />}
        id={id}
        ref={buttonRef}
        aria-label={`${t(isThere ? 'replace' : 'choose')} ${label}`}
        aria-describedby={describedBy}
        onClick={onChoose}
      >
        {t(isThere ? 'replace' : 'choose')}
      </Button>
      {isThere && (
        <Button look="quiet" size="small" isDestructive onClick={onRemove}>
          {t('remove')}
          <span className="visually-hidden"> {label}</span>
        </Button>
      )}
      {!isThere && <span className={`hint ${styles.drop}`}>{t('drop')}</span>}
    </div>
  );
}
