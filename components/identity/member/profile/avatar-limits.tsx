'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { formatFileSize } from '#lib/i18n/file-size.ts';
import { pictureTypes } from './picture-types.ts';

/** Which pictures the shop takes, said before one is chosen. */
export function AvatarLimits() {
  const t = useTranslations('identityAccount.profile.avatar');
  const locale = useLocale();
  const { maxSize, allowedSuffixes } = useMemberCentre().site.upload;
  const types = pictureTypes(allowedSuffixes).map(({ name }) => name);
  return <p className="hint">{t('hint', { types: joined(types, locale), size: formatFileSize(maxSize, locale) })}</p>;
}

function joined(names: string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(names);
}
