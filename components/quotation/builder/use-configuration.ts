'use client';

import { useMemo, useState } from 'react';
import type { QuoteTemplate } from '#lib/contract/catalogue/shop-configuration.ts';
import type { SpecSelection } from '#lib/contract/catalogue/specification.ts';
import { type MadeForm, withMadeForms } from '#lib/specification/made-forms.ts';
import { type PricedSelection, priceSelection } from '#lib/specification/price-selection.ts';
import { requestedAnswers, withAnswer, wrongAnswers } from './answers.ts';
import { type Configuration, focusField } from './configuration.ts';
import { fieldId } from './field-id.ts';
import { toNumber } from './size/size-text.ts';

export interface Answered {
  given: SpecSelection;
  qtyText: string;
}

interface ConfigurationInput {
  template: QuoteTemplate;
  state: Answered;
  /** Every change: what it is now. */
  onChange: (next: Answered) => void;
  hrefOf?: (key: string) => string;
  /** Own orders whose forms are kept; without them every option is there, as where the tree is made. */
  made?: readonly MadeForm[] | undefined;
}

const onThisPage = (key: string) => `#${fieldId(key)}`;

/** A configuration whose answers are kept by whoever shows it. */
export function useConfiguration({
  template: whole,
  made,
  state,
  onChange,
  hrefOf = onThisPage,
}: ConfigurationInput): Configuration {
  const { given, qtyText } = state;
  const template = useMemo(() => (made ? withMadeForms(whole, given, made) : whole), [whole, given, made]);
  const { nodes } = template;
  const qty = toNumber(qtyText) ?? Number.NaN;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setChecked] = useState(false);
  const answers = useMemo(() => requestedAnswers(nodes, given), [nodes, given]);
  const priced = useMemo(() => priceSelection({ template, qty, selection: answers }), [template, qty, answers]);
  const { faults } = priced;
  const shown = useShownPrice(priced, { qty, answers });
  return {
    template,
    whole,
    made,
    qtyText,
    qty,
    answers,
    given,
    priced,
    shown,
    setQty: (text) => onChange({ given, qtyText: text }),
    setAnswer: (key, value) => onChange({ given: withAnswer(nodes, given, [key, value]), qtyText }),
    leave: (key) => setLeft((before) => (before.has(key) ? before : new Set([...before, key]))),
    faultOf: (key) => (isChecked || left.has(key) ? faults.find((each) => each.key === key) : undefined),
    check: () => {
      setChecked(true);
      const [first] = faults;
      if (first) focusField(first.key);
      return first === undefined;
    },
    hrefOf,
  };
}

/** Keeps the last price of answers of which none was wrong. What is only missing yet has no say in that. */
function useShownPrice(priced: PricedSelection, { qty, answers }: Pick<Configuration, 'qty' | 'answers'>) {
  const wrong = wrongAnswers(priced.faults, answers);
  const [sound, setSound] = useState({ priced, qty });
  const isSound = wrong.length === 0;
  if (isSound && sound.priced !== priced) setSound({ priced, qty });
  return { ...(isSound ? { priced, qty } : sound), wrong };
}
