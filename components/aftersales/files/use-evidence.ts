'use client';

import { useEffect, useRef, useState } from 'react';
import { useUploadWords } from '#components/work/files/use-upload-words.ts';
import { uploadFile } from '#lib/api/files/member-upload.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { caseTopic } from '#lib/contract/files/upload-topics.ts';
import { uploadFaults } from '#lib/utils/files/upload-rules.ts';
import { type EvidenceFile, withFile } from './evidence-file.ts';
import { makeThumb } from './make-thumb.ts';
import { SendingLine } from './sending-line.ts';

/** A chosen file that is not there yet: on its way, in the line for it, or refused. */
export interface PendingFile {
  key: number;
  file: File;
  thumb?: string | undefined;
  /** Why it was not taken. */
  fault?: string;
  /** It is the file itself: sent again it would be refused again. */
  isWrong?: boolean;
}

export type Evidence = ReturnType<typeof useEvidence>;

/**
 * Sends files as soon as they are chosen. One that fails stays, with why, and can be sent again: whoever stands in a cellar
 * with a phone has taken the picture once. Leaving the page gives up what is on its way.
 */
export function useEvidence(files: readonly EvidenceFile[], onChange: (files: EvidenceFile[]) => void) {
  const wordsOf = useUploadWords();
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const add = useAdding(files, onChange);
  const drop = (key: number) => setPending((before) => before.filter((each) => each.key !== key));
  const mark = (key: number, change: Partial<PendingFile>) =>
    setPending((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const send = async ({ key, file }: PendingFile, signal: AbortSignal) => {
    try {
      const thumb = await makeThumb(file);
      mark(key, { thumb });
      const { url } = await uploadFile(file, { topic: caseTopic, isSaidInPlace: true, signal });
      add({ url, name: file.name, sentAt: Date.now(), ...(thumb && { thumb }) });
      drop(key);
    } catch (error) {
      if (!signal.aborted) mark(key, { fault: wordsOf(error), isWrong: isRuledOut(error) });
    }
  };
  const { line, keys } = useLine(send);
  return {
    files,
    pending,
    isSending: pending.some(({ fault }) => fault === undefined),
    send: (chosen: readonly File[]) => {
      const added = chosen.map((file) => ({ key: keys.next(), file }));
      setPending((before) => [...before, ...added]);
      line.add(added);
    },
    retry: ({ key, file }: PendingFile) => {
      setPending((before) => before.map((each) => (each.key === key ? { key, file } : each)));
      line.add([{ key, file }]);
    },
    remove: (url: string) => onChange(files.filter((each) => each.url !== url)),
    giveUp: (key: number) => {
      line.remove(key);
      drop(key);
    },
  };
}

const ruledOut: readonly string[] = [
  ...uploadFaults,
  'upload_incomplete',
  'upload_format',
  'upload_too_large',
  'upload_image_invalid',
];

/** The shop’s rules for files refuse it, here or there; a lost connection and too many at once pass. */
function isRuledOut(error: unknown): boolean {
  return error instanceof ApiError && ruledOut.includes(error.error ?? '');
}

/** Adds a file to those that are there by then: each comes later than it was begun, some of them together. */
function useAdding(files: readonly EvidenceFile[], onChange: (files: EvidenceFile[]) => void) {
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current = { files, onChange };
  });
  return (file: EvidenceFile) => {
    const next = withFile(latest.current.files, file);
    latest.current.files = next;
    latest.current.onChange(next);
  };
}

/** A line that lasts as long as the page; what sends knows nothing that changes. */
function useLine(send: (item: PendingFile, signal: AbortSignal) => Promise<void>) {
  const [kept] = useState(() => {
    let last = 0;
    return { line: new SendingLine<PendingFile>(send), keys: { next: () => ++last } };
  });
  useEffect(() => () => kept.line.stop(), [kept]);
  return kept;
}
