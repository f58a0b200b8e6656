'use client';

import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import type { FieldError } from 'react-hook-form';
import { findWords } from '#lib/i18n/find-words.ts';
import styles from './field-frame.module.css';

interface FieldFrameProps {
  id: string;
  label: string;
  help?: string | undefined;
  error?: FieldError | undefined;
  maxLength?: number | undefined;
  children: ReactNode;
}

/** Label above, help or error below, of every kind of field. */
export function FieldFrame({ id, label, help, error, maxLength, children }: FieldFrameProps) {
  const message = useFieldMessage(error, maxLength);
  useFaultFocus(error);
  return (
    <FormControl error={Boolean(error)} fullWidth>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {(message || help) && <FormHelperText id={`${id}-note`}>{message ?? help}</FormHelperText>}
    </FormControl>
  );
}

/** Schemas name a key of `validation`; the server sends a sentence, which is marked as its own. */
function useFieldMessage(error: FieldError | undefined, maxLength = 255): string | undefined {
  const t = useTranslations('validation');
  if (!error?.message) return undefined;
  if (error.type === 'server') return error.message;
  return findWords(t, error.message, { max: maxLength, min: 1 }) ?? error.message;
}

/**
 * Takes the focus to what the server refused, the first such field of the form. The form itself cannot: it is disabled
 * while it is sent, and what is disabled takes no focus.
 */
function useFaultFocus(error: FieldError | undefined): void {
  useEffect(() => {
    const isElsewhere = document.activeElement?.getAttribute('aria-invalid') === 'true';
    if (error?.type === 'server' && !isElsewhere) error.ref?.focus?.();
  }, [error]);
}
