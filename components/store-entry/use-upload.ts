'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { uploadFile } from '#lib/api/upload.ts';
import type { UploadedFile } from '#lib/contract/upload.ts';
import { formatFileSize } from '#lib/i18n/file-size.ts';
import { kindNames } from '#lib/utils/kind-names.ts';
import { checkUpload } from '#lib/utils/upload-rules.ts';
import { allowedKinds, mimeTypesOf } from './file-kinds.ts';

interface UploadTarget {
  topic: string;
  /** Suffixes the field takes; the shop's config may allow fewer. */
  kinds: readonly string[];
  onDone: (file: UploadedFile) => void;
  /** A sentence for the field; undefined when another file begins. */
  onFault: (text: string | undefined) => void;
}

/** Sends one file for a field. What is wrong with it is said at the field, before it is sent where that can be known. */
export function useUpload({ topic, kinds, onDone, onFault }: UploadTarget) {
  const t = useTranslations('store.entry.file');
  const locale = useLocale();
  const { upload } = useMemberCentre().site;
  const [sending, setSending] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const allowed = allowedKinds(kinds, upload);
  const limits = {
    types: kindNames(allowed),
    size: formatFileSize(upload.maxSize, locale),
  };

  const send = async (file: File) => {
    const fault = checkUpload(file, { ...upload, allowedSuffixes: allowed, allowedMimeTypes: mimeTypesOf(allowed) });
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
    accept: allowed.map((kind) => `.${kind}`).join(','),
    limits,
  };
}
