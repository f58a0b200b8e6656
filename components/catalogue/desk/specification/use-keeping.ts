'use client';

import { useEffect, useState } from 'react';
import type { SpecSeen } from '#lib/contract/catalogue/desk-specification.ts';
import type { Edited } from './editor-context.ts';
import { type KeptEdit, readKept, writeKept } from './kept-edit.ts';

const keepAfterMs = 400;

interface Keeping {
  name: string;
  seen: SpecSeen;
  edited: Edited;
  isDirty: boolean;
  restore: (kept: KeptEdit) => void;
}

/** Keeps unsaved changes in this browser, and brings them back once; true when it did. */
export function useKeeping({ name, seen, edited, isDirty, restore }: Keeping): boolean {
  const [isRestored, setRestored] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was kept before this page
  useEffect(() => {
    const kept = readKept(name);
    if (!kept) return;
    restore(kept);
    setRestored(true);
  }, [name]);
  useEffect(() => {
    if (!isDirty) {
      writeKept(name, undefined);
      return undefined;
    }
    const timer = setTimeout(() => writeKept(name, { seen, edited }), keepAfterMs);
    return () => clearTimeout(timer);
  }, [name, seen, edited, isDirty]);
  return isRestored && isDirty;
}
