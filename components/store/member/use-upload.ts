'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { uploadFile } from '#lib/api/files/member-upload.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import { formatFileSize } from '#lib/i18n/file-size.ts';
import { kindNames } from '#lib/utils/kind-names.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';
import { checkUpload } from '#lib/utils/upload-rules.ts';

interface UploadTarget {
  topic: string;
  onDone: (file: UploadedFile) => void;
  /** A sentence for the field; undefined when another file begins. */
  onFault: (text: string | undefined) => void;
}

/** Sends one file for a field. What is wrong with it is said at the field, before it is sent where that can be known. */
export function useUpload({ topic, onDone, onFault }: UploadTarget) {
  const t = useTranslations('storeEntry.entry.file');
  const locale = useLocale();
  const { upload } = useMemberCentre().site;
  const [sending, setSending] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const allowed = topicLimits(upload, topic);
  const limits = { types: kindNames(allowed.allowedSuffixes), size: formatFileSize(allowed.maxSize, locale) };

  const send = async (file: File) => {
    const fault = checkUpload(file, allowed);
    onFault(fault && t(`faults.${fault}`));
    if (fault) return;
    const controller = new AbortController();
    abort.current?.abort();
    abort.current = controller;
    setSending(file.name);
    try {
      onDone(await uploadFile(file, { topic, isSaidInPlace: true, signal: controller.signal }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!controller.signal.aborted) onFault(error.message || t('faults.unreachable'));
    } finally {
      if (abort.current === controller) setSending(undefined);
    }
  };
  return {
    send,
    cancel: () => abort.current?.abort(),
    sending,
    accept: acceptOf(allowed),
    limits,
  };
}
