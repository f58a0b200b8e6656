'use client';

import { useUpload } from '#components/work/files/use-upload.ts';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import { openLogin } from '#lib/session/login-request.ts';
import { isLoggedIn } from '#lib/session/stored-user.ts';

interface SendingWay {
  topic: string;
  /** Looks at a file before it is sent; false: it is not to be sent. */
  look?: ((file: File) => Promise<boolean>) | undefined;
  onDone: (file: UploadedFile, sent: File) => void;
}

/** Sends files of an answer; who is nobody yet is asked to log in first. */
export function useFileSending(way: SendingWay) {
  const { send, progress, fault, cancel } = useUpload(way);
  return {
    send: async (files: readonly File[]) => (isLoggedIn() ? send(files) : openLogin({ tab: 'login', why: 'files' })),
    sending: progress?.name,
    fault,
    cancel,
  };
}
