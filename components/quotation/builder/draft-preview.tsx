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
  /** A price rule of the draft cannot be read yet, so there is no price. */
  isPriceFaulty: boolean;
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

function InLanguage({ template, locale, isPriceFaulty }: DraftPreviewProps) {
  const { minimum_quantity: least, nodes } = template;
  const [state, setState] = useState<Answered>();
  const now = state ?? { given: defaultSelection(nodes), qtyText: String(least) };
  return (
    <NextIntlClientProvider locale={locale} messages={use(words(locale)) as never} timeZone="Asia/Shanghai">
      <div lang={locale}>
        <Questions template={template} state={now} isPriceFaulty={isPriceFaulty} onChange={setState} />
        {state && <StartOver onStart={() => setState(undefined)} />}
      </div>
    </NextIntlClientProvider>
  );
}

interface QuestionsProps extends Pick<DraftPreviewProps, 'template' | 'isPriceFaulty'> {
  state: Answered;
  onChange: (state: Answered) => void;
}

function Questions({ template, state, isPriceFaulty, onChange }: QuestionsProps) {
  const t = useTranslations('quotation.builder');
  const configuration = useConfiguration({ template, state, onChange });
  const { result, faults } = configuration.priced;
  // Nothing that could be priced is not the same as nothing to pay.
  const isUnknown = isPriceFaulty || (faults.length > 0 && configuration.shown.priced.total_in_fen === 0);
  return (
    <ConfigurationProvider value={configuration}>
      <WholeConfigurator />
      <div className={price.previewPrice}>
        <PriceBreakdown isUnknown={isUnknown} />
        {isPriceFaulty && <p className={styles.help}>{t('priceFaulty')}</p>}
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
