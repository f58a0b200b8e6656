'use client';

import { useTranslations } from 'next-intl';
import { findWords } from '#lib/i18n/find-words.ts';
import type { SpecFault } from '#lib/specification/spec-fault.ts';
import { useConfigured } from './configuration.ts';

/** Turns what is wrong into a sentence of the reader. */
function useFaultWords(): (fault: SpecFault) => string {
  const t = useTranslations('validation');
  return ({ message, values }) => findWords(t, message, values) ?? message;
}

/** What is wrong with an answer, as far as it is to be said yet. */
export function useFaultText(key: string): string | undefined {
  const words = useFaultWords();
  const fault = useConfigured().faultOf(key);
  return fault && words(fault);
}
