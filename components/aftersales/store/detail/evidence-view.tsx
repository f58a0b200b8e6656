'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlayCircleOutlined as VideoIcon } from '#components/ui/material-icons/play-circle-outlined.tsx';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { isVideo } from '../../files/evidence-file.ts';
import { isPicture, stableKey } from './evidence-kinds.ts';
import styles from './evidence-view.module.css';

type AttachedFile = SellerCaseDetail['evidence'][number];

interface EvidenceViewProps {
  label: string;
  files: readonly AttachedFile[];
}

/** Pictures and videos, one of them large: who decides has to see the scratch. Each opens whole in a tab of its own. */
export function EvidenceView({ label, files }: EvidenceViewProps) {
  const t = useTranslations('aftersalesStore.evidence');
  const [chosen, setChosen] = useState<string>();
  const shown = files.find((file) => stableKey(file) === chosen) ?? files[0];
  if (!shown) return null;
  return (
    <figure className="stack-8 min-w-0" aria-label={label}>
      {/* The link is read anew every so often; the picture stays, under the name it had. */}
      <Large key={stableKey(shown)} file={shown} />
      <figcaption className={styles.caption}>
        <span>{shown.name}</span>
        <a href={shown.url} target="_blank" rel="noopener">
          {t('open')}
          <span className="visually-hidden"> {shown.name}</span>
        </a>
      </figcaption>
      {files.length > 1 && (
        <ul className={styles.strip}>
          {files.map((file, place) => (
            <li key={stableKey(file)}>
              <button
                type="button"
                aria-pressed={file === shown}
                aria-label={t('show', { at: place + 1, count: files.length, name: file.name })}
                onClick={() => setChosen(stableKey(file))}
              >
                <Thumb file={file} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

function Large({ file }: { file: AttachedFile }) {
  const t = useTranslations('aftersalesStore.evidence');
  const [{ url, name }] = useState(file);
  if (isVideo(name)) {
    // biome-ignore lint/a11y/useMediaCaption: a recording of somebody's own has no captions
    return <video className={styles.large} src={url} controls playsInline preload="metadata" />;
  }
  if (!isPicture(name)) return <p className={styles.other}>{t('noPreview')}</p>;
  return (
    <a href={file.url} target="_blank" rel="noopener" className="block">
      <img className={styles.large} src={url} alt={name} />
    </a>
  );
}

function Thumb({ file }: { file: AttachedFile }) {
  const [{ url, name }] = useState(file);
  if (isVideo(name)) return <VideoIcon />;
  return isPicture(name) ? <img src={url} alt="" loading="lazy" /> : <span>{name.split('.').at(-1)}</span>;
}
