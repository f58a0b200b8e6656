'use client';

import { useTranslations } from 'next-intl';
import { findWords } from '#lib/i18n/find-words.ts';

/** What an event is called, with its name as programs read it. */
export function useTypeWords(): (type: string) => string {
  const t = useTranslations('integrationsWebhooks');
  return (type) => {
    const words = findWords(t, `types.${type.replace('.', '_')}`);
    return words === undefined ? type : t('type', { words, type });
  };
}
