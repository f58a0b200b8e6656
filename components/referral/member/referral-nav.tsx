'use client';

import { useTranslations } from 'next-intl';
import { TabBar } from '#components/lists/tab-bar.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { userPath } from '#lib/routes/user-path.ts';

const pages = ['main', 'list', 'team', 'list-invite', 'list-settle', 'list-withdraw'] as const;
export type ReferralPage = (typeof pages)[number];

/** The ways between the pages of the referral area. */
export function ReferralNav({ current }: { current: ReferralPage }) {
  const t = useTranslations('referral');
  return (
    <TabBar label={t('title')} current={current}>
      {pages.map((page) => (
        <li key={page}>
          <PageLink href={pathOf(page)} aria-current={page === current ? 'page' : undefined}>
            {t(`pages.${page}`)}
          </PageLink>
        </li>
      ))}
    </TabBar>
  );
}

/** The overview is the area's own page. */
const pathOf = (page: ReferralPage) =>
  page === 'main' ? userPath('recommend') : userPath(`recommend/components/${page}`);
