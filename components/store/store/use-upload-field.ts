'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { type FieldPath, type FieldValues, type PathValue, useController, useFormContext } from 'react-hook-form';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { uploadFile } from '#lib/api/files/member-upload.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import { formatFileSize } from '#lib/i18n/file-size.ts';
import { kindNames } from '#lib/utils/kind-names.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';
import { uploadFaults } from '#lib/utils/upload-rules.ts';

/** A field that holds the address of a file: sent as soon as it is chosen; what is wrong with it is said at the field. */
export function useUploadField<Values extends FieldValues>(name: FieldPath<Values>, topic: string) {
  const t = useTranslations('storeProfile');
  const faults = useTranslations('validation');
  const words = useTranslations('storeEntry.entry.file.faults');
  const locale = useLocale();
  const limits = topicLimits(useMemberCentre().site.upload, topic);
  const { control, setError, clearErrors } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<UploadedFile>();
  const send = async (file: File | undefined) => {
    if (!file) return;
    clearErrors(name);
    setSending(true);
    try {
      const uploaded = await uploadFile(file, { topic, isSaidInPlace: true });
      setSent(uploaded);
      field.onChange(uploaded.url as PathValue<Values, FieldPath<Values>>);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const fault = uploadFaults.find((each) => error.error === each);
      const refusal = fault ? words(fault) : faults('file');
      const message = error.message || (error.status === 200 ? refusal : t('unreachable'));
      setError(name, { type: 'server', message });
    } finally {
      setSending(false);
    }
  };
  const said = { types: kindNames(limits.allowedSuffixes), size: formatFileSize(limits.maxSize, locale) };
  return { field, fieldState, isSending, sent, send, accept: acceptOf(limits), limits: said };
}
