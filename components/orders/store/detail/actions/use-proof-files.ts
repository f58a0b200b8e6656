'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '#lib/api/files/member-upload.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';

export interface ProofFile {
  url: string;
  name: string;
}

export const mostProofFiles = 10;

/** Files that show what was done: each is sent as soon as it is chosen, one after the other. */
export function useProofFiles() {
  const t = useTranslations('ordersStore.actions.done.files');
  const [files, setFiles] = useState<ProofFile[]>([]);
  const [sending, setSending] = useState<string>();
  const [fault, setFault] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const send = async (chosen: readonly File[]) => {
    setFault(chosen.length > mostProofFiles - files.length ? t('tooMany') : undefined);
    const controller = new AbortController();
    abort.current = controller;
    try {
      for (const file of chosen.slice(0, mostProofFiles - files.length)) {
        setSending(file.name);
        const { url, name } = await uploadFile(file, {
          topic: 'delivery',
          isSaidInPlace: true,
          signal: controller.signal,
        });
        // The shop keeps the same content once: chosen again it is the same file.
        setFiles((before) => [...before.filter((each) => each.url !== url), { url, name }]);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!controller.signal.aborted) setFault(wordsOf(t, error));
    } finally {
      setSending(undefined);
    }
  };
  const remove = (url: string) => setFiles((before) => before.filter((file) => file.url !== url));
  return { files, sending, fault, send, remove, cancel: () => abort.current?.abort() };
}

type Words = ReturnType<typeof useTranslations<'ordersStore.actions.done.files'>>;

/** The server's sentence, or that of the check before anything was sent. */
function wordsOf(t: Words, { message, error }: ApiError): string {
  const key = `faults.${error}` as 'faults.uploadType';
  return message || (t.has(key) ? t(key) : t('failed'));
}
