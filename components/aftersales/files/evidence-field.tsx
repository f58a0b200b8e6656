'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { AddPhotoAlternateOutlined as ChooseIcon } from '#components/ui/material-icons/add-photo-alternate-outlined.tsx';
import { PhotoCameraOutlined as PhotoIcon } from '#components/ui/material-icons/photo-camera-outlined.tsx';
import { VideocamOutlined as VideoIcon } from '#components/ui/material-icons/videocam-outlined.tsx';
import { mostEvidence } from '#lib/contract/aftersales/member-cases.ts';
import { caseTopic } from '#lib/contract/files/upload-topics.ts';
import { joinSentences } from '#lib/i18n/join-sentences.ts';
import { acceptOf, cameraAcceptOf, topicLimits } from '#lib/utils/topic-limits.ts';
import styles from './evidence.module.css';
import { PendingTile, SentTile } from './evidence-tiles.tsx';
import type { Evidence } from './use-evidence.ts';

interface EvidenceFieldProps {
  label: string;
  help?: string;
  evidence: Evidence;
  /** So many at most; missing: as many as a request begins with. */
  most?: number;
  /** What is wrong with them. */
  fault?: string | undefined;
}

/** Pictures and short videos, taken with the phone or chosen; each is sent at once. */
export function EvidenceField({ label, help, evidence, most = mostEvidence, fault }: EvidenceFieldProps) {
  const t = useTranslations('aftersalesMember.files');
  const locale = useLocale();
  const id = useId();
  const { site } = useMemberCentre();
  const limits = topicLimits(site.upload, caseTopic);
  const [isTooMany, setTooMany] = useState(false);
  const { files, pending } = evidence;
  const room = most - files.length - pending.length;
  const choose = (chosen: readonly File[]) => {
    setTooMany(chosen.length > room);
    evidence.send(chosen.slice(0, Math.max(room, 0)));
  };
  const [photo, video] = [cameraAcceptOf(limits, 'image'), cameraAcceptOf(limits, 'video')];
  const said = fault ?? (isTooMany ? t('tooMany', { most }) : undefined);
  const size = Math.floor(limits.maxSize / 1024 / 1024);
  return (
    <fieldset className={`stack-8 grid-cols-1 ${styles.field}`} aria-describedby={`${id}-note`}>
      <legend>{label}</legend>
      {(files.length > 0 || pending.length > 0) && (
        <ul className="wrap-12">
          {files.map((file) => (
            <SentTile key={file.url} file={file} onRemove={() => evidence.remove(file.url)} />
          ))}
          {pending.map((file) => (
            <PendingTile
              key={file.key}
              pending={file}
              onRetry={() => evidence.retry(file)}
              onRemove={() => evidence.giveUp(file.key)}
            />
          ))}
        </ul>
      )}
      {room > 0 && (
        <div className="wrap-8">
          {photo && <FileButton label={t('photo')} icon={<PhotoIcon />} accept={photo} isCamera onChoose={choose} />}
          {video && <FileButton label={t('video')} icon={<VideoIcon />} accept={video} isCamera onChoose={choose} />}
          <FileButton
            label={t('choose')}
            icon={<ChooseIcon />}
            accept={acceptOf(limits)}
            isInvalid={fault !== undefined}
            onChoose={choose}
          />
        </div>
      )}
      <p id={`${id}-note`} className={said ? 'fault' : 'hint'} role={said ? 'alert' : undefined}>
        {said ?? joinSentences(locale, [help, t('help', { most, size })])}
      </p>
      <p role="status" className="visually-hidden">
        {evidence.isSending ? t('sending', { count: pending.length }) : ''}
      </p>
    </fieldset>
  );
}

interface FileButtonProps {
  label: string;
  icon: ReactNode;
  accept: string;
  /** Opens the camera, where there is one to hold. */
  isCamera?: boolean;
  /** Something is missing: it is where the focus goes. The ways by a camera may be hidden. */
  isInvalid?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** The input itself lies over the button: a press opens the camera or the files, by finger, mouse or key alike. */
function FileButton({ label, icon, accept, isCamera = false, isInvalid = false, onChoose }: FileButtonProps) {
  return (
    <label className={styles.way} data-camera={isCamera || undefined}>
      {icon}
      {label}
      <input
        type="file"
        className={styles.input}
        accept={accept}
        aria-invalid={isInvalid || undefined}
        multiple={!isCamera}
        capture={isCamera ? 'environment' : undefined}
        onChange={({ target }) => {
          onChoose(Array.from(target.files ?? []));
          // The same file may be chosen again after a failure.
          target.value = '';
        }}
      />
    </label>
  );
}
