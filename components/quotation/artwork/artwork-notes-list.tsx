'use client';

import { useTranslations } from 'next-intl';
import styles from './artwork.module.css';
import type { ArtworkFacts } from './artwork-facts.ts';
import { artworkNotes } from './artwork-notes.ts';
import type { WantedArtwork } from './wanted-artwork.ts';

interface NotesProps {
  name: string;
  facts: ArtworkFacts;
  wanted: WantedArtwork;
}

/** What was found in a file, beside what was chosen: it follows the answers as they change. */
export function ArtworkNotes({ name, facts, wanted }: NotesProps) {
  const t = useTranslations('quotation.artwork');
  return (
    <ul className={styles.notes} aria-label={t('notesOf', { name })}>
      {artworkNotes(facts, wanted).map(({ key, isConcern, values }) => (
        <li key={key} data-concern={isConcern || undefined}>
          {t(`notes.${key}`, values as never)}
        </li>
      ))}
    </ul>
  );
}
