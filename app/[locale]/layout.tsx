// Before the sheets of components, whose own rules win.
import '../utilities.css';
import type { Metadata, Viewport } from 'next';
import { locale as rootLocale } from 'next/root-params';
import type { ReactNode } from 'react';
import { SessionRuntime } from '#components/identity/shop/session-runtime.tsx';
import { LoadingOverlay } from '#components/layout/loading-overlay.tsx';
import { NoticeHost } from '#components/layout/notice-host.tsx';
import { ShellRuntime } from '#components/layout/shell-runtime.tsx';
import { CaptchaHost } from '#components/messaging/shop/captcha/captcha-host.tsx';
import { ThemeStyles } from '#components/ui/theme/theme-styles.tsx';
import { readSite } from '#lib/api/site/shop-index.ts';
import { findLook } from '#lib/api/site/shop-look.ts';
import { readBuildId } from '#lib/build-id.ts';
import { publicEnv } from '#lib/env.ts';
import { bcp47 } from '#lib/i18n/bcp47.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { loadMessages } from '#lib/i18n/namespaces.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { fontSheetsOf } from '#lib/look/fonts.ts';
import { iconAddress } from '#lib/look/icon-address.ts';
import { defaultPalettes } from '#lib/look/palette.ts';
import { manifestPath } from '#lib/routes/icon-path.ts';
import { pageScript } from '#lib/session/page-script.ts';
import { configuredBase } from '#lib/utils/files/file-address.ts';
import { ErrorWordsProvider } from './every-page.tsx';
import '../globals.css';

/** No page is rendered by the build, which knows neither database nor address; each is on its first visit, then kept. */
export function generateStaticParams() {
  return [];
}

/** Titles are '{page title} - {site name}' (specification §2). */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site');
  const locale = toLocale(await rootLocale());
  const [siteName, look] = await Promise.all([
    readSite(locale).then(
      ({ site }) => site.siteName,
      () => t('name'),
    ),
    findLook(locale),
  ]);
  return {
    metadataBase: new URL(publicEnv.publicUrl),
    title: { default: siteName, template: `%s - ${siteName}` },
    description: t('description'),
    applicationName: siteName,
    manifest: manifestPath,
    ...(look?.icon && { icons: { icon: look.icon, apple: iconAddress(look.icon, 'apple') } }),
  };
}

export async function generateViewport(): Promise<Viewport> {
  const look = await findLook(toLocale(await rootLocale()));
  const { light, dark } = look?.palettes ?? defaultPalettes;
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light.paper },
      { media: '(prefers-color-scheme: dark)', color: dark.paper },
    ],
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = toLocale(await rootLocale());
  const [site, look] = await Promise.all([
    readSite(locale).then(
      (answer) => answer.site,
      () => undefined,
    ),
    findLook(locale),
  ]);
  const apiUrl = site && configuredBase(site.apiUrl);
  const { notice, failures, loading, serverError, genericError } = (await loadMessages(locale, ['shell'])).shell;
  return (
    <html lang={bcp47[locale]} data-api={apiUrl || undefined} data-stats={site?.statisticsId} suppressHydrationWarning>
      <head>
        <ThemeStyles look={look} />
        {look &&
          fontSheetsOf([look.text_font, look.heading_font]).map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants; must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: pageScript }} />
      </head>
      <body>
        <ErrorWordsProvider words={{ serverError, genericError }}>{children}</ErrorWordsProvider>
        <SessionRuntime />
        <CaptchaHost />
        <ShellRuntime buildId={await readBuildId()} />
        <LoadingOverlay label={loading} />
        <NoticeHost failures={failures} words={notice} />
      </body>
    </html>
  );
}
