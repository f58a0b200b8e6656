'use client';

import { useTranslations } from 'next-intl';

/** A private file: the link shows it for some minutes. */
export function LicenceLink({ link }: { link: string }) {
  const t = useTranslations('storeProfile.legal');
  return (
    <a href={link} target="_blank" rel="noreferrer">
      {t('open')}
      <span className="visually-hidden">{t('newTab')}</span>
    </a>
  );
}
