'use client';

import { useTranslations } from 'next-intl';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { findWords } from '#lib/i18n/find-words.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong, as a sentence that names the limits of its field. */
export function useIssueWords(): (issue: Issue) => string {
  const t = useTranslations('validation');
  return (issue) => {
    const { minimum, maximum, params } = issue as { minimum?: number; maximum?: number; params?: object };
    const limits = { ...params, min: Number(minimum ?? 0), max: Number(maximum ?? 0) };
    return findWords(t, issue.message, limits) ?? t('invalid');
  };
}

/** Checks a form with its part of the contract; the sentences name the limits of their field. */
export function useSchemaResolver<Values extends FieldValues>(schema: z.ZodType): Resolver<Values> {
  const wordsOf = useIssueWords();
  return (values) => {
    const checked = schema.safeParse(values);
    if (checked.success) return { values, errors: {} };
    const faults = checked.error.issues.map(
      (issue) => [String(issue.path[0]), { type: 'shown', message: wordsOf(issue) }] as const,
    );
    // The first fault of a field is the one to say.
    return { values: {}, errors: Object.fromEntries(faults.reverse()) } as never;
  };
}
