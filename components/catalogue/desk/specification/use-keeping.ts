'use client';

import { useEffect, useState } from 'react';
import type { SpecSeen } from '#lib/contract/catalogue/desk-specification.ts';
import { keepLater } from '#lib/utils/keep-later.ts';
import { type KeptEdit, readKept, writeKept } from './editing/kept-edit.ts';
import type { Edited } from './editor-context.ts';

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
  const [keeping] = useState(() => keepLater(keepAfterMs));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was kept before this page
  useEffect(() => {
    const kept = readKept(name);
    if (!kept) return;
    restore(kept);
    setRestored(true);
  }, [name]);
  useEffect(() => {
    if (isDirty) keeping.set(() => writeKept(name, { seen, edited }));
    else {
      keeping.drop();
      writeKept(name, undefined);
    }
  }, [keeping, name, seen, edited, isDirty]);
  useEffect(() => () => keeping.stop(), [keeping]);
  return isRestored && isDirty;
}
