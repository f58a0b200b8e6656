'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { useUpload } from '#components/work/files/use-upload.ts';
import { MediaPicker } from '#components/work/media/media-picker.tsx';
import { uploadProductFile } from '#lib/api/files/member-upload.ts';
import type { Picture as PictureData } from '#lib/contract/files/picture.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';
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
  const t = useTranslations('catalogueDesk.categories.picture');
  const { site } = useMemberCentre();
  const input = useRef<HTMLInputElement>(null);
  const limits = topicLimits(site.upload, 'catalogue');
  const upload = useUpload({ topic: 'catalogue', sendOne: uploadProductFile, onDone: (sent) => onChange(sent.url) });
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (file) await upload.send([file]);
  };
  return (
    <fieldset className={`stack-8 justify-items-start ${styles.picture}`}>
      <legend>{t('title')}</legend>
      <span className={styles.large}>
        {url ? (
          <img src={fileAddress(site.cdnUrl, url)} alt={t('chosen')} className={styles.cover} />
        ) : (
          <Picture picture={shown} sizes="160px" className={styles.cover ?? ''} />
        )}
      </span>
      <Guarded node="operator/category/edit">
        <div className="wrap-8 items-center">
          <Button
            look="secondary"
            size="small"
            isBusy={upload.progress !== undefined}
            onClick={() => input.current?.click()}
          >
            {t(shown || url ? 'replace' : 'choose')}
          </Button>
          <MediaPicker
            kinds={['picture']}
            isSized
            onChoose={(item) => onChange(new URL(item.url, location.origin).pathname)}
          />
          {(shown || url) && (
            <Button look="quiet" size="small" isDestructive onClick={() => onChange(null)}>
              {t('remove')}
            </Button>
          )}
        </div>
      </Guarded>
      <input ref={input} hidden type="file" accept={acceptOf(limits)} onChange={send} />
      {(upload.fault ?? fault) && (
        <p role="alert" className="text-error text-14">
          {upload.fault ?? fault}
        </p>
      )}
    </fieldset>
  );
}
