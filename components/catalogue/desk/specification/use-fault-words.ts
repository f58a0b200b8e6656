'use client';

import { useTranslations } from 'next-intl';
import { findWords } from '#lib/i18n/find-words.ts';
import type { Uid } from './editing/edit-node.ts';
import { useEditor } from './editor-context.ts';

interface Fault {
  message: string;
  values?: Record<string, string | number> | undefined;
  text?: string | undefined;
}

/** What is wrong as a sentence: most are sentences of `validation`, those about typing are the editor's own. */
export function useFaultWords(): (fault: Fault | undefined) => string | undefined {
  const validation = useTranslations('validation');
  const own = useTranslations('catalogueSpecification.faults');
  return (fault) => {
    if (!fault) return undefined;
    const { message, values, text } = fault;
    if (text) return text;
    return findWords(own, message, values) ?? findWords(validation, message, values) ?? validation('invalid');
  };
}

/** The sentence for a field of the node that is edited. */
export function useFieldFault(uid: Uid): (field: string) => string | undefined {
  const words = useFaultWords();
  const { faultOf } = useEditor();
  return (field) => words(faultOf(uid, field));
}
