'use client';

import { useTranslations } from 'next-intl';
import { findWords } from '#lib/i18n/find-words.ts';

/** What fields, their choices and kinds of blocks are called. A kind that is not known is called what it is. */
export function useBlockWords() {
  const t = useTranslations('siteBlocksDesk');
  return {
    field: (name: string) => findWords(t, `fields.${name}`) ?? name,
    help: (name: string) => findWords(t, `help.${name}`),
    choice: (name: string, word: string) => findWords(t, `choices.${name}_${word}`) ?? word,
    kind: (kind: string) => findWords(t, `kinds.${kind}`) ?? t('unknownKind', { kind }),
  };
}
