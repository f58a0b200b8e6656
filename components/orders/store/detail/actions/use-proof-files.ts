'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useUpload } from '#components/work/files/use-upload.ts';

export interface ProofFile {
  url: string;
  name: string;
}

export const mostProofFiles = 10;

/** Files that show what was done: each is sent as soon as it is chosen, one after the other. */
export function useProofFiles() {
  const t = useTranslations('ordersStore.actions.done.files');
  const [files, setFiles] = useState<ProofFile[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const { send, progress, fault, cancel } = useUpload({
    topic: 'delivery',
    // The shop keeps the same content once: chosen again it is the same file.
    onDone: ({ url, name }) => setFiles((before) => [...before.filter((each) => each.url !== url), { url, name }]),
  });
  const room = mostProofFiles - files.length;
  return {
    files,
    sending: progress?.name,
    fault: fault ?? (isTooMany ? t('tooMany') : undefined),
    send: (chosen: readonly File[]) => {
      setTooMany(chosen.length > room);
      return send(chosen.slice(0, room));
    },
    remove: (url: string) => setFiles((before) => before.filter((file) => file.url !== url)),
    cancel,
  };
}
