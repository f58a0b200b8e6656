'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { PlayCircleOutlined as VideoIcon } from '#components/ui/material-icons/play-circle-outlined.tsx';
import type { CaseMessage } from '#lib/contract/aftersales/member-records.ts';
import styles from './evidence.module.css';
import { isVideo } from './evidence-file.ts';

type AttachedFile = CaseMessage['files'][number];

/** Pictures and videos that belong to a request; each opens over the page. The links last for a while, and are read anew. */
export function AttachedFiles({ files, label }: { files: readonly AttachedFile[]; label: string }) {
  const t = useTranslations('aftersalesMember.files');
  // The link as it was: an answer that is read anew brings another one, and the picture would load again.
  const [shown, setShown] = useState<AttachedFile>();
  if (files.length === 0) return null;
  return (
    <>
      <ul className="wrap-12" aria-label={label}>
        {files.map((file) => (
          <li key={file.name + file.url.split('?')[0]} className={styles.tile}>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              aria-label={t('open', { name: file.name })}
              onClick={() => setShown(file)}
            >
              {isVideo(file.name) ? (
                <span className={styles.look}>
                  <VideoIcon />
                  <span className={styles.name}>{file.name}</span>
                </span>
              ) : (
                <img className={styles.look} src={file.url} alt="" loading="lazy" />
              )}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <Modal title={shown.name} closeLabel={t('close')} onClose={() => setShown(undefined)}>
          <div className={`stack-12 justify-items-center ${styles.large}`}>
            {isVideo(shown.name) ? (
              // biome-ignore lint/a11y/useMediaCaption: a customer's own recording has no captions
              <video src={shown.url} controls playsInline />
            ) : (
              <img src={shown.url} alt={shown.name} />
            )}
            <a href={shown.url} target="_blank" rel="noopener">
              {t('newTab')}
            </a>
          </div>
        </Modal>
      )}
    </>
  );
}
