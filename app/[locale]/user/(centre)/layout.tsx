import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import { HydrationBoundary } from '@tanstack/react-query';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { MemberProviders } from '#components/member/member-providers.tsx';
import { MemberShell } from '#components/member/member-shell.tsx';
import { unreadQuery } from '#lib/api/messaging/member-inbox.ts';
import { memberIndexQuery } from '#lib/api/site/member-index.ts';
import { prefetch } from '#lib/api/transport/prefetch.ts';
import { loadMessages } from '#lib/i18n/namespaces.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { railCookie } from '#lib/session/rail-cookie-name.ts';
import { SiteHead } from '../../site-head.tsx';

/** The root layout keeps pages for everybody; these are one person's. */
export const dynamic = 'force-dynamic';

/** The parent layout named user (specification §2): header, side menu, and the page beside it. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  const locale = await pageLocale();
  const [messages, state, cookieJar] = await Promise.all([
    loadMessages(locale, ['member', 'ui', 'validation']),
    prefetch(locale, [memberIndexQuery(), unreadQuery()]),
    cookies(),
  ]);
  return (
    <AppRouterCacheProvider>
      <SiteHead locale={locale} />
      <MemberProviders locale={locale} messages={messages}>
        <HydrationBoundary state={state}>
          <MemberShell isNarrow={cookieJar.get(railCookie)?.value === 'narrow'}>{children}</MemberShell>
        </HydrationBoundary>
      </MemberProviders>
    </AppRouterCacheProvider>
  );
}
