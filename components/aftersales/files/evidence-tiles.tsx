'use client';

import { useTranslations } from 'next-intl';
import { CloseIcon } from '#components/ui/icons.tsx';
import { PlayCircleOutlined as VideoIcon } from '#components/ui/material-icons/play-circle-outlined.tsx';
import { ReplayOutlined as RetryIcon } from '#components/ui/material-icons/replay-outlined.tsx';
import styles from './evidence.module.css';
import type { EvidenceFile } from './evidence-file.ts';
import type { PendingFile } from './use-evidence.ts';

/** A file that is there, and the way to take it out again. */
export function SentTile({ file: { name, thumb }, onRemove }: { file: EvidenceFile; onRemove: () => void }) {
  return (
    <li className={styles.tile}>
      <Look name={name} thumb={thumb} />
      <Remove name={name} onRemove={onRemove} />
    </li>
  );
}

interface PendingTileProps {
  pending: PendingFile;
  onRetry: () => void;
  onRemove: () => void;
}

/** A file on its way; one that was refused says why, and can be sent again. */
export function PendingTile({ pending, onRetry, onRemove }: PendingTileProps) {
  const { file, thumb, fault, isWrong } = pending;
  const t = useTranslations('aftersalesMember.files');
  return (
    <li className={styles.tile} data-state={fault === undefined ? 'sending' : 'failed'}>
      <Look name={file.name} thumb={thumb} />
      {fault === undefined ? (
        <progress className={styles.progress} aria-label={t('sendingOne', { name: file.name })} />
      ) : (
        <>
          {!isWrong && (
            <button
              type="button"
              className={styles.retry}
              aria-label={t('retry', { name: file.name })}
              onClick={onRetry}
            >
              <RetryIcon />
            </button>
          )}
          <p className="fault mt-4 wrap-anywhere" role="alert">
            {fault}
          </p>
        </>
      )}
      <Remove name={file.name} onRemove={onRemove} />
    </li>
  );
}

/** The picture itself, or a sign for a video with its name. */
function Look({ name, thumb }: { name: string; thumb: string | undefined }) {
  if (thumb) return <img className={styles.look} src={thumb} alt={name} />;
  return (
    <span className={styles.look}>
      <VideoIcon />
      <span className={styles.name}>{name}</span>
    </span>
  );
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useTranslations('aftersalesMember.files');
  return (
    <button type="button" className={styles.remove} aria-label={t('remove', { name })} onClick={onRemove}>
      <CloseIcon />
    </button>
  );
}
