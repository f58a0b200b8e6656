'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { use } from 'react';
import type { Arrival } from '#components/ui/early-form.tsx';
import { templateQuery } from '#lib/api/quotation/member-quotations.ts';
import { useBrowserQueries } from '#lib/api/transport/browser-queries.ts';
import { type Locale, toLocale } from '#lib/i18n/locales.ts';
import { loadMessages } from '#lib/i18n/namespaces.ts';
import type { ShownChoices } from '#lib/specification/picture-for.ts';
import { ProductQuestions } from './product-questions.tsx';

const messages = new Map<Locale, Promise<Record<string, unknown>>>();

function words(locale: Locale): Promise<Record<string, unknown>> {
  const known = messages.get(locale) ?? loadMessages(locale, ['quotation', 'catalogue', 'validation', 'ui']);
  messages.set(locale, known);
  return known;
}

export interface ConfiguratorProps {
  product: number;
  /** What each picture of the gallery shows. */
  pictures: readonly ShownChoices[];
  /** The shape, which stays until the tree is there. */
  arrival: Arrival;
}

/** The configurator of a product page. Brings its own texts and cache: the page below carries neither. */
export default function ProductConfigurator({ product, ...props }: ConfiguratorProps) {
  const locale = toLocale(document.documentElement.lang);
  const queries = useBrowserQueries();
  return (
    <NextIntlClientProvider locale={locale} messages={use(words(locale)) as never} timeZone="Asia/Shanghai">
      <QueryClientProvider client={queries}>
        <Questions product={product} {...props} />
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
}

/** Without an answer the shape stays, which still leads to the enquiry. */
function Questions({ product, ...props }: ConfiguratorProps) {
  const { data } = useQuery(templateQuery(product));
  return data && <ProductQuestions template={data} {...props} />;
}
