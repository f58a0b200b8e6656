'use client';

import CircularProgress from '@mui/material/CircularProgress';
import { useTranslations } from 'next-intl';
import { type DragEvent, useId, useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { useUpload } from '#components/work/files/use-upload.ts';
import { addPicture, type PreparedPicture } from '#lib/api/catalogue/desk-products.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';
import pictures from './pictures.module.css';

interface PictureUploadProps {
  /** So many more fit. */
  room: number;
  onPrepared: (picture: PreparedPicture) => void;
}

/** Takes pictures by choosing or dropping them, one after the other; why one is refused stands here. */
export function PictureUpload({ room, onPrepared }: PictureUploadProps) {
  const t = useTranslations('catalogueDesk.product');
  const id = useId();
  const limits = topicLimits(useMemberCentre().site.upload, 'catalogue');
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
          accept={acceptOf(limits)}
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
              <CircularProgress size={16} /> {t('uploading', { done: progress.at, count: progress.count })}
            </>
          ) : (
            t('addPicturesHelp')
          )}
        </span>
      </div>
      {faults.map((fault) => (
        <p key={fault.name} role="alert" className="fault">
          {t('pictureRefused', { name: fault.name, reason: fault.reason })}
        </p>
      ))}
    </div>
  );
}

function usePictures(room: number, onPrepared: PictureUploadProps['onPrepared']) {
  const t = useTranslations('catalogueDesk.product');
  const [left, setLeft] = useState<readonly string[]>([]);
  const { send, progress, faults } = useUpload({
    topic: 'catalogue',
    sendOne: addPicture,
    onDone: onPrepared,
    isEachTried: true,
  });
  const add = (files: readonly File[]) => {
    setLeft(files.slice(room).map(({ name }) => name));
    return send(files.slice(0, room));
  };
  const unplaced = left.map((name) => ({ name, reason: t('noRoom') }));
  return { progress, faults: [...unplaced, ...faults], add };
}
