'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { type FieldPath, type FieldValues, type PathValue, useController, useFormContext } from 'react-hook-form';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { useUpload } from '#components/work/files/use-upload.ts';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import { formatFileSize } from '#lib/i18n/file-size.ts';
import { kindNames } from '#lib/utils/kind-names.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';

/** A field that holds the address of a file: sent as soon as it is chosen; what is wrong with it is said at the field. */
export function useUploadField<Values extends FieldValues>(name: FieldPath<Values>, topic: string) {
  const locale = useLocale();
  const limits = topicLimits(useMemberCentre().site.upload, topic);
  const { control, setError, clearErrors } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  const [sent, setSent] = useState<UploadedFile>();
  const upload = useUpload({
    topic,
    onDone: (file) => {
      setSent(file);
      field.onChange(file.url as PathValue<Values, FieldPath<Values>>);
    },
  });
  const { fault } = upload;
  useEffect(() => {
    if (fault) setError(name, { type: 'server', message: fault });
  }, [fault, name, setError]);
  const send = async (file: File | undefined) => {
    if (!file) return;
    clearErrors(name);
    await upload.send([file]);
  };
  const said = { types: kindNames(limits.allowedSuffixes), size: formatFileSize(limits.maxSize, locale) };
  return {
    field,
    fieldState,
    isSending: upload.progress !== undefined,
    sent,
    send,
    accept: acceptOf(limits),
    limits: said,
  };
}
