'use client';

import { useTranslations } from 'next-intl';
import type { KeyArea } from '#lib/contract/integrations/key-scopes.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';

/** A scope as people read it. */
export function useScopeWords(side: SellerSide): (scope: string) => string {
  const t = useTranslations('integrationsKeys');
  return (scope) => {
    const [area = '', mode = ''] = scope.split(':');
    // A release before this one may have had areas that this one has not.
    const key = `areas.${side}.${area as KeyArea}` as never;
    if (!t.has(key)) return scope;
    return t('scope', { area: t(key), mode: t(mode === 'write' ? 'modes.write' : 'modes.read') });
  };
}
