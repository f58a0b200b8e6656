'use client';

import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { Suspense, use, useState } from 'react';
import type { QuoteTemplate } from '#lib/contract/catalogue/shop-configuration.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { loadMessages } from '#lib/i18n/namespaces.ts';
import { defaultSelection } from '#lib/specification/default-selection.ts';
import styles from './builder.module.css';
import { ConfigurationProvider } from './configuration.ts';
import { WholeConfigurator } from './parts.tsx';
import price from './price-bar.module.css';
import { PriceBreakdown } from './price-breakdown.tsx';
import { type Answered, useConfiguration } from './use-configuration.ts';

interface DraftPreviewProps {
  /** Of a version that need not be saved; it may have faults. */
  template: QuoteTemplate;
  locale: Locale;
}

const messages = new Map<Locale, Promise<Record<string, unknown>>>();

function words(locale: Locale): Promise<Record<string, unknown>> {
  const known = messages.get(locale) ?? loadMessages(locale, ['quotation', 'catalogue', 'validation', 'ui']);
  messages.set(locale, known);
  return known;
}

/** The customer's configurator over a tree that nobody offers yet, in either language; it orders nothing. */
export function DraftPreview(props: DraftPreviewProps) {
  return (
    <Suspense>
      <InLanguage {...props} />
    </Suspense>
  );
}

function InLanguage({ template, locale }: DraftPreviewProps) {
  const { minimum_quantity: least, nodes } = template;
  const [state, setState] = useState<Answered>();
  const now = state ?? { given: defaultSelection(nodes), qtyText: String(least) };
  return (
    <NextIntlClientProvider locale={locale} messages={use(words(locale)) as never} timeZone="Asia/Shanghai">
      <div lang={locale}>
        <Questions template={template} state={now} onChange={setState} />
        {state && <StartOver onStart={() => setState(undefined)} />}
      </div>
    </NextIntlClientProvider>
  );
}

interface QuestionsProps {
  template: QuoteTemplate;
  state: Answered;
  onChange: (state: Answered) => void;
}

function Questions({ template, state, onChange }: QuestionsProps) {
  const t = useTranslations('quotation.builder');
  const configuration = useConfiguration({ template, state, onChange });
  const { result, faults } = configuration.priced;
  return (
    <ConfigurationProvider value={configuration}>
      <WholeConfigurator />
      <div className={price.previewPrice}>
        <PriceBreakdown />
        {result === 'needs_quote' && <p className={price.onRequest}>{t('needsQuote')}</p>}
        {faults.length > 0 && <p className={styles.help}>{t('faultCount', { count: faults.length })}</p>}
      </div>
    </ConfigurationProvider>
  );
}

function StartOver({ onStart }: { onStart: () => void }) {
  const t = useTranslations('quotation.builder');
  return (
    <button type="button" className={styles.textButton} onClick={onStart}>
      {t('startOver')}
    </button>
  );
}
