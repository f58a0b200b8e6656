'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { Arrival } from '#components/ui/early-form.tsx';
import { useShownPicture } from '#components/ui/hooks/use-shown-picture.ts';
import type { QuoteTemplate } from '#lib/contract/catalogue/shop-configuration.ts';
import type { BuyChoice } from '#lib/routes/buy-link.ts';
import { defaultSelection } from '#lib/specification/default-selection.ts';
import { pictureFor, type ShownChoices } from '#lib/specification/picture-for.ts';
import { showGoods } from '#lib/utils/chosen-goods.ts';
import { withAnswer } from '../builder/answers.ts';
import { type Configuration, ConfigurationProvider } from '../builder/configuration.ts';
import { WholeConfigurator } from '../builder/parts.tsx';
import { PriceBar } from '../builder/price-bar.tsx';
import { type Answered, useConfiguration } from '../builder/use-configuration.ts';
import { useMadeForms } from '../builder/use-made-forms.ts';
import { keepAnswers, readKept } from '../member/draft/kept-answers.ts';
import { addToBasket, buyNow } from './buy.ts';
import { DrawnSize } from './drawn-size.tsx';
import { type EarlyAnswers, earlyAnswers } from './early-answers.ts';
import { knownTotal } from './first-shown.ts';
import styles from './storefront.module.css';

interface QuestionsProps {
  template: QuoteTemplate;
  /** What each picture of the gallery shows. */
  pictures: readonly ShownChoices[];
  arrival: Arrival;
}

/** Configures a product where it is shown. Answers stay in the browser until they are put somewhere. */
export function ProductQuestions({ template, pictures, arrival }: QuestionsProps) {
  const place = { product: template.product_id };
  const [state, setState] = useState<Answered>(() => startOf(template));
  const hasAnswered = useRef(false);
  const isArriving = useArriving();
  const change = (next: Answered) => {
    hasAnswered.current = true;
    setState(next);
  };
  const configuration = useConfiguration({ template, state, onChange: change, made: useMadeForms(template) });
  // Before anything is painted, so that nobody sees an answer go away and come back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the place of the shape
  useLayoutEffect(() => {
    const early = earlyAnswers(template.nodes, arrival.fields());
    if (early.answers.length > 0 || early.qtyText !== undefined) change(withEarly(template, state, early));
    arrival.onThere();
  }, []);
  const { given, qty, shown } = configuration;
  const goods = knownTotal(shown.priced);
  useEffect(() => showGoods(goods), [goods]);
  useShownPicture(
    pictureFor(
      pictures.map((shows) => ({ shows })),
      configuration.answers,
    ),
  );
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
      <div className={`stack-24 grid-cols-1 ${styles.configurator}`} data-arriving={isArriving || undefined}>
        <WholeConfigurator />
        <DrawnSize configuration={configuration} />
        <div className={styles.bar}>
          <PriceBar>
            <Actions configuration={configuration} onAdded={onAdded} />
          </PriceBar>
        </div>
      </div>
    </ConfigurationProvider>
  );
}

/** True until what moves in would have come to rest. */
function useArriving(): boolean {
  const [isArriving, setArriving] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setArriving, 1000, false);
    return () => clearTimeout(timer);
  }, []);
  return isArriving;
}

function Actions({ configuration, onAdded }: { configuration: Configuration; onAdded: () => void }) {
  const t = useTranslations('quotation.storefront');
  const { template, answers, qty, priced, check } = configuration;
  const isPriced = priced.result === 'auto_price';
  const choice: BuyChoice = { ...idsOf(template), selection: answers, qty };
  return (
    <>
      <Button
        look={isPriced ? 'secondary' : 'accent'}
        value="add"
        onClick={() => check() && addToBasket(choice, onAdded)}
      >
        {t('add')}
      </Button>
      {isPriced && (
        <Button look="accent" value="buy" onClick={() => check() && buyNow(choice)}>
          {t('buy')}
        </Button>
      )}
    </>
  );
}

function idsOf({ product_id, template_version_id }: QuoteTemplate) {
  return { product_id, template_version_id };
}

/** What was answered in the shape counts on top of what an earlier visit left. */
function withEarly({ nodes }: QuoteTemplate, before: Answered, { answers, qtyText }: EarlyAnswers): Answered {
  const given = answers.reduce((selection, answer) => withAnswer(nodes, selection, answer), before.given);
  return { given, qtyText: qtyText ?? before.qtyText };
}

/** What an earlier visit answered, or the defaults. */
function startOf(template: QuoteTemplate): Answered {
  const kept = readKept({ product: template.product_id });
  if (kept) return { given: kept.selection ?? {}, qtyText: String(kept.qty) };
  return { given: defaultSelection(template.nodes), qtyText: String(template.minimum_quantity) };
}
