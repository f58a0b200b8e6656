import type { Metadata } from 'next';
import { locale as rootLocale } from 'next/root-params';
import { Suspense } from 'react';
import { AuthProviders } from '#components/identity/shop/auth-providers.tsx';
import { LoginScreen } from '#components/identity/shop/login-screen.tsx';
import { LoginFrame } from '#components/layout/login-frame.tsx';
import { readSite } from '#lib/api/site/shop-index.ts';
import { readLook } from '#lib/api/site/shop-look.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { loadMessages } from '#lib/i18n/namespaces.ts';
import { getTranslations } from '#lib/i18n/translations.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('routes');
  return { title: t('user/login'), robots: { index: false } };
}

/** Rendered for each request, because passwords are typed here: so it gets the strict security policy. */
export const dynamic = 'force-dynamic';

/** The login page, without the site's layout (specification §2). */
export default async function LoginPage() {
  const locale = toLocale(await rootLocale());
  const [{ site }, look, messages] = await Promise.all([
    readSite(locale),
    readLook(locale),
    loadMessages(locale, ['identityShop', 'ui', 'validation']),
  ]);
  return (
    <LoginFrame locale={locale} siteName={site.siteName} look={look}>
      <AuthProviders locale={locale} messages={messages}>
        <Suspense>
          <LoginScreen />
        </Suspense>
      </AuthProviders>
    </LoginFrame>
  );
}
