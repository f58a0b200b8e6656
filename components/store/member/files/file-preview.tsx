'use client';

import { useTranslations } from 'next-intl';
import { DescriptionOutlined } from '#components/ui/material-icons/description-outlined.tsx';
import styles from './file-field.module.css';
import { isPicture } from './file-kinds.ts';
import type { FileLink } from './use-file-link.ts';

/** The file as it was sent; it opens in a tab of its own. */
export function FilePreview({ link, name, renew, label }: FileLink & { label: string }) {
  const t = useTranslations('storeFields.file');
  return (
    <a className={styles.preview} href={link || undefined} target="_blank" rel="noreferrer">
      {link && isPicture(link) ? (
        // A private link of a few minutes: nothing that could be made smaller or kept.
        <img src={link} alt={t('picture', { label })} onError={renew} />
      ) : (
        <DescriptionOutlined aria-hidden />
      )}
      <span>
        {name || label}
        <span className="visually-hidden">{t('newTab')}</span>
      </span>
    </a>
  );
}
