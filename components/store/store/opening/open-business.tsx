'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { StoreClosing } from '#lib/api/store/store-closing.ts';
import styles from '../closing.module.css';

/** What is still open, each with the place to settle it where there is one. */
export function OpenBusiness({ list }: { list: StoreClosing['blockers'] }) {
  const t = useTranslations('storeProfile.closing');
  if (list.length === 0) return null;
  return (
    <ul className={`grid ${styles.open}`}>
      {list.map(({ kind, text, link }) => (
        <li key={kind}>
          <span>{text}</span>
          {link && (
            <PageLink href={link}>
              {t('settle')}
              <span className="visually-hidden"> {text}</span>
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}
