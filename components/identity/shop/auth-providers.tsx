'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { MuiProvider } from '#components/ui/theme/mui-provider.tsx';
import type { Locale } from '#lib/i18n/locales.ts';

interface AuthProvidersProps {
  locale: Locale;
  /** Only the namespaces of these forms. */
  messages: Record<string, unknown>;
  children: ReactNode;
}

/** What the forms stand on: their texts and the theme. */
export function AuthProviders({ locale, messages, children }: AuthProvidersProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages as never} timeZone="Asia/Shanghai">
      <MuiProvider>{children}</MuiProvider>
    </NextIntlClientProvider>
  );
}
