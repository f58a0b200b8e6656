'use client';

import { useTranslations } from 'next-intl';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { findWords } from '#lib/i18n/find-words.ts';

/** A scope as people read it. */
export function useScopeWords(side: SellerSide): (scope: string) => string {
  const t = useTranslations('integrationsKeys');
  return (scope) => {
    const [area = '', mode = ''] = scope.split(':');
    // A release before this one may have had areas that this one has not.
    const words = findWords(t, `areas.${side}.${area}`);
    if (words === undefined) return scope;
    return t('scope', { area: words, mode: t(mode === 'write' ? 'modes.write' : 'modes.read') });
  };
}
