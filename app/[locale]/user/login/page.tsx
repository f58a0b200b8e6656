import type { Metadata } from 'next';
import { locale as rootLocale } from 'next/root-params';
import { getMessages, getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { AuthProviders } from '#components/identity/shop/auth-providers.tsx';
import { LoginScreen } from '#components/identity/shop/login-screen.tsx';
import { LoginFrame } from '#components/layout/login-frame.tsx';
import { readSite } from '#lib/api/site/shop-index.ts';
import { toLocale } from '#lib/i18n/locales.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('routes');
  return { title: t('user/login'), robots: { index: false } };
}

/** Rendered for each request, because passwords are typed here: so it gets the strict security policy. */
export const dynamic = 'force-dynamic';

/** The login page, without the site's layout (specification §2). */
export default async function LoginPage() {
  const locale = toLocale(await rootLocale());
  const [{ site }, { identityShop, ui, validation }] = await Promise.all([readSite(locale), getMessages()]);
  return (
    <LoginFrame locale={locale} siteName={site.siteName}>
      <AuthProviders locale={locale} messages={{ identityShop, ui, validation }}>
        <Suspense>
          <LoginScreen />
        </Suspense>
      </AuthProviders>
    </LoginFrame>
  );
}
