'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page-link.tsx';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './referral-nav.module.css';

const pages = ['main', 'list', 'team', 'list-invite', 'list-settle'] as const;
export type ReferralPage = (typeof pages)[number];

/** The ways between the pages of the referral area. */
export function ReferralNav({ current }: { current: ReferralPage }) {
  const t = useTranslations('referral');
  return (
    <nav aria-label={t('title')} className={styles.nav}>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <PageLink href={pathOf(page)} aria-current={page === current ? 'page' : undefined}>
              {t(`pages.${page}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The overview is the area's own page. */
const pathOf = (page: ReferralPage) =>
  page === 'main' ? userPath('recommend') : userPath(`recommend/components/${page}`);
