'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { MuiProvider } from '#components/ui/theme/mui-provider.tsx';
import { useBrowserQueries } from '#lib/api/transport/browser-queries.ts';
import type { Locale } from '#lib/i18n/locales.ts';

interface MemberProvidersProps {
  locale: Locale;
  /** The namespaces that every page of the member centre uses. */
  messages: Record<string, unknown>;
  children: ReactNode;
}

/** What every page of the member centre stands on: its texts, the theme, and one cache of answers. */
export function MemberProviders({ locale, messages, children }: MemberProvidersProps) {
  const queries = useBrowserQueries();
  return (
    <NextIntlClientProvider locale={locale} messages={messages as never} timeZone="Asia/Shanghai">
      <QueryClientProvider client={queries}>
        <MuiProvider>{children}</MuiProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
}
