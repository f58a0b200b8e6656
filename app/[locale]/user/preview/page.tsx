import type { Metadata } from 'next';
import { locale as rootLocale } from 'next/root-params';
import { AuthProviders } from '#components/identity/shop/auth-providers.tsx';
import { PreviewScreen } from '#components/site/shop/setup/preview-screen.tsx';
import { SetupFrame } from '#components/site/shop/setup/setup-frame.tsx';
import { readSite } from '#lib/api/site/shop-index.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { loadMessages } from '#lib/i18n/namespaces.ts';
import { getTranslations } from '#lib/i18n/translations.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('routes');
  return { title: t('user/preview'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Rendered for each request: it is for who holds a link, and no cache has a use for it. */
export const dynamic = 'force-dynamic';

/** Where a preview link leads. */
export default async function PreviewPage() {
  const locale = toLocale(await rootLocale());
  const [{ site }, messages, t] = await Promise.all([
    readSite(locale),
    loadMessages(locale, ['siteSetup', 'ui', 'validation']),
    getTranslations('routes'),
  ]);
  return (
    <SetupFrame locale={locale} siteName={site.siteName} title={t('user/preview')}>
      <AuthProviders locale={locale} messages={messages}>
        <PreviewScreen />
      </AuthProviders>
    </SetupFrame>
  );
}
