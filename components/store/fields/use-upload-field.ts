'use client';

import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldPath, type FieldValues, type PathValue, useController, useFormContext } from 'react-hook-form';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { useUpload } from '#components/work/files/use-upload.ts';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import { formatFileSize } from '#lib/i18n/file-size.ts';
import { kindNames } from '#lib/utils/kind-names.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';

interface UploadField<Values extends FieldValues> {
  name: FieldPath<Values>;
  topic: string;
  /** The address of the file stands in the field. */
  onTaken?: (file: UploadedFile) => void;
}

/**
 * A field that holds the address of a file: sent as soon as it is chosen, in the place of the one before. What is wrong
 * with it is said at the field.
 */
export function useUploadField<Values extends FieldValues>({ name, topic, onTaken }: UploadField<Values>) {
  const locale = useLocale();
  const allowed = topicLimits(useMemberCentre().site.upload, topic);
  const { control, setError, clearErrors } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  const [sent, setSent] = useState<UploadedFile>();
  const { send, progress, fault, cancel } = useUpload({
    topic,
    onDone: (file) => {
      setSent(file);
      field.onChange(file.url as PathValue<Values, FieldPath<Values>>);
      onTaken?.(file);
    },
  });
  const refuse = useEffectEvent((message: string) => setError(name, { type: 'server', message }));
  useEffect(() => {
    if (fault) refuse(fault);
  }, [fault]);
  return {
    field,
    fieldState,
    sent,
    sending: progress?.name,
    cancel,
    choose: (file: File | undefined) => {
      if (!file) return;
      cancel();
      clearErrors(name);
      void send([file]);
    },
    accept: acceptOf(allowed),
    limits: { types: kindNames(allowed.allowedSuffixes), size: formatFileSize(allowed.maxSize, locale) },
  };
}
