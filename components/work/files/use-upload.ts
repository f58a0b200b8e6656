'use client';

import { useEffect, useRef, useState } from 'react';
import { type UploadOptions, uploadFile } from '#lib/api/files/member-upload.ts';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import type { UploadFault as UploadRuleFault } from '#lib/utils/files/upload-rules.ts';
import { useAwaited } from '../saving/use-awaited.ts';
import { useUploadWords } from './use-upload-words.ts';

interface UploadWay<Sent> {
  /** What the files are for. */
  topic: string;
  /** How one is sent, where it is no file of the member; it has to check it as `uploadFile` does. */
  sendOne?: (file: File, options: UploadOptions) => Promise<Sent>;
  /** Looks at a file before it is sent; false: it is not to be sent. */
  look?: ((file: File) => Promise<boolean>) | undefined;
  onDone: (sent: Sent, file: File) => void;
  /** In place of the usual words for a file that is not to be sent. */
  wordsOf?: (fault: UploadRuleFault) => string;
  /** After one that is refused the next ones are tried all the same. */
  isEachTried?: boolean;
}

interface UploadProgress {
  name: string;
  /** Which of how many it is. */
  at: number;
  count: number;
}

interface UploadFault {
  name: string;
  reason: string;
}

/**
 * Sends files one after the other, as soon as they are chosen. What the shop would not take is not sent at all
 * (specification §5); why one was refused is said in place. Leaving the page, and `cancel`, give up what is on its way.
 */
export function useUpload<Sent = UploadedFile>({
  topic,
  sendOne,
  look,
  onDone,
  wordsOf: ownWords,
  isEachTried = false,
}: UploadWay<Sent>) {
  const wordsOf = useUploadWords(ownWords);
  const [progress, setProgress] = useState<UploadProgress>();
  const [faults, setFaults] = useState<readonly UploadFault[]>([]);
  const abort = useRef<AbortController>(undefined);
  // Of several files each is added to what the one before it made.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => () => abort.current?.abort(), []);
  const way = (sendOne ?? uploadFile) as NonNullable<UploadWay<Sent>['sendOne']>;
  const awaited = useAwaited();
  const sendAll = async (files: readonly File[]): Promise<boolean> => {
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    setFaults([]);
    let isRefused = false;
    try {
      for (const [index, file] of files.entries()) {
        setProgress({ name: file.name, at: index + 1, count: files.length });
        if (look && !(await look(file))) continue;
        if (signal.aborted) return true;
        try {
          done.current(await way(file, { topic, isSaidInPlace: true, signal }), file);
        } catch (error) {
          if (signal.aborted) return true;
          isRefused = true;
          const reason = wordsOf(error);
          setFaults((before) => [...before, { name: file.name, reason }]);
          if (!isEachTried) return false;
        }
      }
    } finally {
      if (abort.current === controller) setProgress(undefined);
    }
    return !isRefused;
  };
  const send = async (files: readonly File[]) => {
    const sending = sendAll(files);
    awaited(sending);
    await sending;
  };
  return {
    send,
    cancel: () => abort.current?.abort(),
    progress,
    faults,
    /** The first of them, for a place that shows one. */
    fault: faults[0]?.reason,
  };
}
