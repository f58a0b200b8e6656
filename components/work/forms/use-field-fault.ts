'use client';

import { useTranslations } from 'next-intl';
import type { FieldError } from 'react-hook-form';
import { findWords } from '#lib/i18n/find-words.ts';

/** What is wrong with a field that shows its own sentence: schemas name a key, the server sends the sentence. */
export function useFieldFault(error: FieldError | undefined): string | undefined {
  const t = useTranslations('validation');
  if (!error?.message) return undefined;
  return error.type === 'server' ? error.message : (findWords(t, error.message) ?? error.message);
}
