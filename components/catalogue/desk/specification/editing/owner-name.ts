'use client';

import { useLocale } from 'next-intl';
import type { EditedSpecification } from '#lib/api/catalogue/desk-specification.ts';

/** Name of the owner in the reader's language, else in another one. */
export function useOwnerName({ owner }: Pick<EditedSpecification, 'owner'>): string {
  const locale = useLocale();
  return owner.names[locale] || owner.names['zh-cn'] || owner.names.en;
}
