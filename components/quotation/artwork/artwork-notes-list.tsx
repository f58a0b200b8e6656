'use client';

import { useTranslations } from 'next-intl';
import { findWords } from '#lib/i18n/find-words.ts';
import styles from './artwork.module.css';
import type { ArtworkFacts } from './artwork-facts.ts';
import { artworkNotes } from './artwork-notes.ts';
import type { RequestedArtwork } from './requested-artwork.ts';

interface NotesProps {
  name: string;
  facts: ArtworkFacts;
  pending: RequestedArtwork;
}

/** What was found in a file, beside what was chosen: it follows the answers as they change. */
export function ArtworkNotes({ name, facts, pending }: NotesProps) {
  const t = useTranslations('quotation.artwork');
  return (
    <ul className={styles.notes} aria-label={t('notesOf', { name })}>
      {artworkNotes(facts, pending).map(({ key, isConcern, values }) => (
        <li key={key} data-concern={isConcern || undefined}>
          {findWords(t, `notes.${key}`, values)}
        </li>
      ))}
    </ul>
  );
}
