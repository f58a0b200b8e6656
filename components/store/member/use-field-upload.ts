'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { useUpload } from '#components/work/files/use-upload.ts';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import { formatFileSize } from '#lib/i18n/file-size.ts';
import { kindNames } from '#lib/utils/kind-names.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';

interface UploadTarget {
  topic: string;
  onDone: (file: UploadedFile) => void;
  /** A sentence for the field; undefined when another file begins. */
  onFault: (text: string | undefined) => void;
}

/** Sends one file for a field, in the place of the one before. What is wrong with it is said at the field. */
export function useFieldUpload({ topic, onDone, onFault }: UploadTarget) {
  const locale = useLocale();
  const { upload } = useMemberCentre().site;
  const { send, progress, fault, cancel } = useUpload({ topic, onDone });
  const say = useRef(onFault);
  useEffect(() => {
    say.current = onFault;
  });
  useEffect(() => {
    if (fault) say.current(fault);
  }, [fault]);
  const allowed = topicLimits(upload, topic);
  return {
    send: (file: File) => {
      cancel();
      onFault(undefined);
      return send([file]);
    },
    cancel,
    sending: progress?.name,
    accept: acceptOf(allowed),
    limits: { types: kindNames(allowed.allowedSuffixes), size: formatFileSize(allowed.maxSize, locale) },
  };
}
