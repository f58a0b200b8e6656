'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import styles from './artwork.module.css';
import { ArtworkNotes } from './artwork-notes-list.tsx';
import type { RequestedArtwork } from './requested-artwork.ts';
import type { HeldFile } from './use-artwork-look.ts';

/** Asks before a file is sent that may not print as it should. Sending it is one press away. */
export function ArtworkDecision({ held, pending }: { held: HeldFile; pending: RequestedArtwork }) {
  const t = useTranslations('quotation.artwork');
  const box = useRef<HTMLFieldSetElement>(null);
  const { file, facts, decide } = held;
  useEffect(() => box.current?.focus(), []);
  return (
    <fieldset ref={box} tabIndex={-1} className={styles.held}>
      <legend className={styles.title}>{t('heldTitle', { name: file.name })}</legend>
      <ArtworkNotes name={file.name} facts={facts} pending={pending} />
      <p>{t('heldText')}</p>
      <p className={`wrap-8 ${styles.ways}`}>
        <button type="button" onClick={() => decide(true)}>
          {t('sendAnyway')}
        </button>
        <button type="button" onClick={() => decide(false)}>
          {t('leaveOut')}
        </button>
      </p>
    </fieldset>
  );
}
