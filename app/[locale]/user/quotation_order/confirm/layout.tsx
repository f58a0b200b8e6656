import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import { MemberProviders } from '#components/member/member-providers.tsx';
import { CheckoutFrame } from '#components/orders/member/checkout/checkout-frame.tsx';
import { readSite } from '#lib/api/site/shop-index.ts';
import { readLook } from '#lib/api/site/shop-look.ts';
import { loadMessages } from '#lib/i18n/namespaces.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

/** One person's page: nothing of it is kept for others. */
export const dynamic = 'force-dynamic';

/** Without the layout of the member centre (specification §2): nothing leads away from the order but the way back. */
export default async function ConfirmLayout({ children }: { children: ReactNode }) {
  const locale = await pageLocale();
  const [messages, { site }, look] = await Promise.all([
    loadMessages(locale, ['member', 'ui', 'validation']),
    readSite(locale),
    readLook(locale),
  ]);
  return (
    <AppRouterCacheProvider>
      <MemberProviders locale={locale} messages={messages}>
        <CheckoutFrame locale={locale} siteName={site.siteName} look={look}>
          {children}
        </CheckoutFrame>
      </MemberProviders>
    </AppRouterCacheProvider>
  );
}
