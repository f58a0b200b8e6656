'use client';

import { useState } from 'react';
import { readKept, writeKept } from '#components/ui/hooks/use-kept-state.ts';
import { type EvidenceFile, stillKept } from '../../files/evidence-file.ts';
import { useEvidence } from '../../files/use-evidence.ts';

/** Files that go with what is being said, kept like it until they are sent. */
export function useCaseFiles(draft: string) {
  const [files, setFiles] = useState(() => stillKept(readKept<EvidenceFile[]>(draft) ?? [], Date.now()));
  const evidence = useEvidence(files, (next) => {
    setFiles(next);
    writeKept(draft, next);
  });
  return {
    urls: files.map(({ url }) => url),
    /** For the field that shows them. */
    evidence,
    drop: () => writeKept(draft, undefined),
  };
}
