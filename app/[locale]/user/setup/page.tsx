import type { Metadata } from 'next';
import { locale as rootLocale } from 'next/root-params';
import { AuthProviders } from '#components/identity/shop/auth-providers.tsx';
import { SetupFrame } from '#components/site/shop/setup/setup-frame.tsx';
import { readSite } from '#lib/api/site/shop-index.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { loadMessages } from '#lib/i18n/namespaces.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { SetupFlow } from './setup-flow.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('routes');
  return { title: t('user/setup'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Rendered for each request, because passwords are typed here: so it gets the strict security policy. */
export const dynamic = 'force-dynamic';

/** Where an empty shop gets its first operator. */
export default async function SetupPage() {
  const locale = toLocale(await rootLocale());
  const [{ site }, messages, t] = await Promise.all([
    readSite(locale),
    loadMessages(locale, ['siteSetup', 'identitySecurity', 'ui', 'validation']),
    getTranslations('routes'),
  ]);
  return (
    <SetupFrame locale={locale} siteName={site.siteName} title={t('user/setup')}>
      <AuthProviders locale={locale} messages={messages}>
        <SetupFlow />
      </AuthProviders>
    </SetupFrame>
  );
}
