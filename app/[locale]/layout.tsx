import type { Metadata, Viewport } from 'next';
import { locale as rootLocale } from 'next/root-params';
import type { ReactNode } from 'react';
import { modeScript } from '#components/ui/theme/mode.ts';
import { ThemeStyles } from '#components/ui/theme/theme-styles.tsx';
import { palette } from '#components/ui/theme/tokens.ts';
import { publicEnv } from '#lib/env.ts';
import { bcp47, toLocale } from '#lib/i18n/locales.ts';
import '../globals.css';

/** No page is rendered by the build, which knows neither database nor address; each is on its first visit, then kept. */
export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(publicEnv.publicUrl) };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: palette.light.paper },
    { media: '(prefers-color-scheme: dark)', color: palette.dark.paper },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = toLocale(await rootLocale());
  return (
    <html lang={bcp47[locale]} suppressHydrationWarning>
      <head>
        <ThemeStyles />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: modeScript }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
