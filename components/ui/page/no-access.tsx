'use client';

import { useTranslations } from 'next-intl';
import { EmptyState } from './empty-state.tsx';

/** Stands where the reader lacks the right to read: trying again would change nothing. */
export function NoAccess() {
  const t = useTranslations('ui.forbidden');
  return <EmptyState title={t('title')} text={t('text')} />;
}
