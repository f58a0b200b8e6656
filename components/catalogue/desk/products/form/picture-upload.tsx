'use client';

import CircularProgress from '@mui/material/CircularProgress';
import { useTranslations } from 'next-intl';
import { type DragEvent, useId, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { addPicture, type PreparedPicture } from '#lib/api/operator-products.ts';
import { uploadFaults } from '#lib/utils/upload-rules.ts';
import styles from './form.module.css';
import pictures from './pictures.module.css';

interface PictureUploadProps {
  /** So many more fit. */
  room: number;
  onPrepared: (picture: PreparedPicture) => void;
}

/** Takes pictures by choosing or dropping them, one after the other; why one is refused stands here. */
export function PictureUpload({ room, onPrepared }: PictureUploadProps) {
  const t = useTranslations('deskCatalogue.product');
  const id = useId();
  const { progress, faults, add } = usePictures(room, onPrepared);
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void add([...event.dataTransfer.files]);
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside choosing */}
      <div className={pictures.upload} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          multiple
          disabled={progress !== undefined}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <label htmlFor={id}>{t('addPictures')}</label>
        <span className={pictures.uploadNote} role="status">
          {progress ? (
            <>
              <CircularProgress size={16} /> {t('uploading', progress)}
            </>
          ) : (
            t('addPicturesHelp')
          )}
        </span>
      </div>
      {faults.map((fault) => (
        <p key={fault.name} role="alert" className={styles.fault}>
          {t('pictureRefused', fault)}
        </p>
      ))}
    </div>
  );
}

function usePictures(room: number, onPrepared: PictureUploadProps['onPrepared']) {
  const t = useTranslations('deskCatalogue.product');
  const [progress, setProgress] = useState<{ done: number; count: number }>();
  const [faults, setFaults] = useState<{ name: string; reason: string }[]>([]);
  const add = async (files: File[]) => {
    const wanted = files.slice(0, room);
    setFaults(files.slice(room).map(({ name }) => ({ name, reason: t('noRoom') })));
    for (const [done, file] of wanted.entries()) {
      setProgress({ done: done + 1, count: wanted.length });
      try {
        onPrepared(await addPicture(file));
      } catch (error) {
        const fault = uploadFaults.find((each) => error instanceof ApiError && error.error === each);
        const reason = fault ? t(`faults.${fault}`) : reasonOf(error) || t('uploadFailed');
        setFaults((before) => [...before, { name: file.name, reason }]);
      }
    }
    setProgress(undefined);
  };
  return { progress, faults, add };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  return Object.values(error.fields)[0] ?? error.message;
}
