'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef, useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { uploadFile } from '#lib/api/upload.ts';
import type { Picture as PictureData } from '#lib/contract/picture.ts';
import { fileAddress } from '#lib/utils/file-address.ts';
import styles from './categories.module.css';

interface PictureFieldProps {
  /** What the category has now. */
  shown: PictureData | null;
  /** What was sent for it and not saved yet. */
  url: string | null;
  fault: string | undefined;
  /** Null takes the picture away. */
  onChange: (url: string | null) => void;
}

/** The picture of a category: shown, replaced or taken away. It counts once the category is saved. */
export function PictureField({ shown, url, fault, onChange }: PictureFieldProps) {
  const t = useTranslations('deskCatalogue.categories.picture');
  const { cdnUrl } = useMemberCentre().site;
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (!file) return;
    setSending(true);
    try {
      onChange((await uploadFile(file, { topic: 'catalogue' })).url);
    } catch (error) {
      // What was refused was said where all messages are.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSending(false);
    }
  };
  return (
    <fieldset className={styles.picture}>
      <legend>{t('title')}</legend>
      <span className={styles.large}>
        {url ? (
          <img src={fileAddress(cdnUrl, url)} alt={t('chosen')} className={styles.cover} />
        ) : (
          <Picture picture={shown} sizes="160px" className={styles.cover ?? ''} />
        )}
      </span>
      <Guarded node="operator/category/edit">
        <div className={styles.actions}>
          <Button size="small" variant="outlined" loading={isSending} onClick={() => input.current?.click()}>
            {t(shown || url ? 'replace' : 'choose')}
          </Button>
          {(shown || url) && (
            <Button size="small" color="error" onClick={() => onChange(null)}>
              {t('remove')}
            </Button>
          )}
        </div>
      </Guarded>
      <input ref={input} hidden type="file" accept="image/png,image/jpeg,image/webp" onChange={send} />
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
