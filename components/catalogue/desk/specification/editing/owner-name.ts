'use client';

import { useLocale } from 'next-intl';
import type { EditedSpecification } from '#lib/api/catalogue/desk-specification.ts';
import { anyTextIn } from '#lib/i18n/texts.ts';

/** Name of the owner in the reader's language, else in another one. */
export function useOwnerName({ owner }: Pick<EditedSpecification, 'owner'>): string {
  const locale = useLocale();
  return anyTextIn(owner.names, locale);
}
