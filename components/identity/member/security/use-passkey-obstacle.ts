'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { passkeys } from '#lib/contract/identity/member-passkeys.ts';

/** Why no passkey can be added here, in words; undefined where one can be. */
export function usePasskeyObstacle(state: DataOf<typeof passkeys> | undefined): string | undefined {
  const t = useTranslations('identitySecurity.passkeys');
  // The server knows neither the address bar nor what the browser can do.
  const here = useSyncExternalStore(
    () => () => undefined,
    () => location.origin,
    () => undefined,
  );
  if (!state) return undefined;
  const { origin, total, limit } = state;
  if (origin === '') return t('nowhere');
  if (total >= limit) return t('full', { max: limit });
  if (here === undefined) return undefined;
  if (here !== origin) return t('elsewhere', { origin });
  return 'PublicKeyCredential' in window ? undefined : t('unsupported');
}
