'use client';

import { useEffect, useRef, useState } from 'react';
import type { ArtworkFacts } from './artwork-facts.ts';
import { artworkNotes } from './artwork-notes.ts';
import type { RequestedArtwork } from './requested-artwork.ts';

/** A file that waits for a word, since something about it is worth a look. */
export interface HeldFile {
  file: File;
  facts: ArtworkFacts;
  decide: (isSent: boolean) => void;
}

/** Looks into files before they are sent; without anything wanted of them they go as they are. */
export function useArtworkLook(pending: RequestedArtwork | undefined) {
  const [held, setHeld] = useState<HeldFile>();
  const known = useRef(new WeakMap<File, ArtworkFacts>());
  const waiting = useRef<HeldFile>(undefined);
  useEffect(() => () => waiting.current?.decide(false), []);
  const look = async (file: File): Promise<boolean> => {
    if (!pending) return true;
    const facts = await readFacts(file);
    known.current.set(file, facts);
    if (!artworkNotes(facts, pending).some(({ isConcern }) => isConcern)) return true;
    return new Promise((resolve) => {
      const decide = (isSent: boolean) => {
        waiting.current = undefined;
        setHeld(undefined);
        resolve(isSent);
      };
      waiting.current = { file, facts, decide };
      setHeld(waiting.current);
    });
  };
  return { look, held, factsOf: (file: File) => known.current.get(file) };
}

/** A look that fails keeps nothing from being sent. */
async function readFacts(file: File): Promise<ArtworkFacts> {
  try {
    const { readArtwork } = await import('./read-artwork.ts');
    return await readArtwork(file);
  } catch {
    return { kind: 'unread', reason: 'format' };
  }
}
