'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '#lib/api/files/member-upload.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import { openLogin } from '#lib/session/login-request.ts';
import { isLoggedIn } from '#lib/session/stored-user.ts';

interface SendingWay {
  topic: string;
  /** Looks at a file before it is sent; false: it is not to be sent. */
  look?: ((file: File) => Promise<boolean>) | undefined;
  onDone: (file: UploadedFile, sent: File) => void;
}

/** Sends files one after the other; who is nobody yet is asked to log in first. */
export function useFileSending({ topic, look, onDone }: SendingWay) {
  const t = useTranslations('quotation.files');
  const [sending, setSending] = useState<string>();
  const [fault, setFault] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  // Of several files each is added to what the one before it made.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => () => abort.current?.abort(), []);
  const wordsOf = ({ error }: ApiError) => {
    const key = `faults.${error as 'uploadType'}` as const;
    return t.has(key) ? t(key) : t('failed');
  };
  const send = async (files: readonly File[]) => {
    if (!isLoggedIn()) return openLogin({ tab: 'login' });
    setFault(undefined);
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    try {
      for (const file of files) {
        setSending(file.name);
        if (look && !(await look(file))) continue;
        if (signal.aborted) return;
        done.current(await uploadFile(file, { topic, isSaidInPlace: true, signal }), file);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!signal.aborted) setFault(error.message || wordsOf(error));
    } finally {
      setSending(undefined);
    }
  };
  return { send, sending, fault, cancel: () => abort.current?.abort() };
}
