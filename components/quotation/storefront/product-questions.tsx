'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { QuoteTemplate } from '#lib/contract/quote.ts';
import type { BuyChoice } from '#lib/routes/buy-link.ts';
import { defaultSelection } from '#lib/specification/default-selection.ts';
import { type Configuration, ConfigurationProvider } from '../builder/configuration.ts';
import { WholeConfigurator } from '../builder/parts.tsx';
import { PriceBar } from '../builder/price-bar.tsx';
import { type Answered, useConfiguration } from '../builder/use-configuration.ts';
import { keepAnswers, readKept } from '../draft/kept-answers.ts';
import { addToBasket, buyNow } from './buy.ts';
import styles from './storefront.module.css';

/** Configures a product where it is shown. Answers stay in the browser until they are put somewhere. */
export function ProductQuestions({ template }: { template: QuoteTemplate }) {
  const place = { product: template.product_id };
  const [state, setState] = useState<Answered>(() => startOf(template));
  const hasAnswered = useRef(false);
  const configuration = useConfiguration({
    template,
    state,
    onChange: (next) => {
      hasAnswered.current = true;
      setState(next);
    },
  });
  const { given, qty } = configuration;
  useEffect(() => {
    if (hasAnswered.current && Number.isInteger(qty) && qty > 0) {
      keepAnswers({ product: template.product_id }, { ...idsOf(template), selection: given, qty });
    }
  }, [template, given, qty]);
  const onAdded = () => {
    hasAnswered.current = false;
    keepAnswers(place, undefined);
  };
  return (
    <ConfigurationProvider value={configuration}>
      <div className={styles.configurator}>
        <WholeConfigurator />
        <div className={styles.bar}>
          <PriceBar>
            <Actions configuration={configuration} onAdded={onAdded} />
          </PriceBar>
        </div>
      </div>
    </ConfigurationProvider>
  );
}

function Actions({ configuration, onAdded }: { configuration: Configuration; onAdded: () => void }) {
  const t = useTranslations('quotation.storefront');
  const { template, answers, qty, priced, check } = configuration;
  const isPriced = priced.result === 'auto_price';
  const choice: BuyChoice = { ...idsOf(template), selection: answers, qty };
  return (
    <>
      <Button look={isPriced ? 'secondary' : 'accent'} onClick={() => check() && addToBasket(choice, onAdded)}>
        {t('add')}
      </Button>
      {isPriced && (
        <Button look="accent" onClick={() => check() && buyNow(choice)}>
          {t('buy')}
        </Button>
      )}
    </>
  );
}

function idsOf({ product_id, template_version_id }: QuoteTemplate) {
  return { product_id, template_version_id };
}

/** What an earlier visit answered, or the defaults. */
function startOf(template: QuoteTemplate): Answered {
  const kept = readKept({ product: template.product_id });
  if (kept) return { given: kept.selection ?? {}, qtyText: String(kept.qty) };
  return { given: defaultSelection(template.nodes), qtyText: String(template.minimum_quantity) };
}
