'use client';

import { useTranslations } from 'next-intl';

/** What an event is called, with its name as programs read it. */
export function useTypeWords(): (type: string) => string {
  const t = useTranslations('integrationsWebhooks');
  return (type) => {
    const key = `types.${type.replace('.', '_')}` as never;
    return t.has(key) ? t('type', { words: t(key), type }) : type;
  };
}
