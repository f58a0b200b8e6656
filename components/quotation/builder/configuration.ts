'use client';

import { createContext, use } from 'react';
import type { QuoteTemplate } from '#lib/contract/catalogue/shop-configuration.ts';
import type { SpecSelection, SpecValue } from '#lib/contract/catalogue/specification.ts';
import type { MadeForm } from '#lib/specification/made-forms.ts';
import type { PricedSelection } from '#lib/specification/price-selection.ts';
import type { SpecFault } from '#lib/specification/spec-fault.ts';
import { fieldId } from './field-id.ts';

/** What is being configured: the tree, the answers so far, and what they cost. */
export interface Configuration {
  template: QuoteTemplate;
  /** With the options that are there for others: those that take a form of an earlier order. */
  whole: QuoteTemplate;
  /** Own orders whose forms are kept; undefined where nobody's are looked at. */
  made: readonly MadeForm[] | undefined;
  /** What stands in the field of the quantity. */
  qtyText: string;
  /** NaN while it is no number. */
  qty: number;
  /** Answers to what is asked now. */
  answers: SpecSelection;
  /** Answers with those that are hidden at the moment. */
  given: SpecSelection;
  priced: PricedSelection;
  /**
   * The price to show: while something that was filled in is wrong, the one from before it was, and not that of the other
   * answers alone. `wrong` says what that is.
   */
  shown: { priced: PricedSelection; qty: number; wrong: SpecFault[] };
  setQty: (text: string) => void;
  setAnswer: (key: string, value: SpecValue) => void;
  /** The field was left: what is wrong with it may be said from now on. */
  leave: (key: string) => void;
  /** What is wrong with an answer, as far as it is to be said yet. */
  faultOf: (key: string) => SpecFault | undefined;
  /** Says all faults and takes the focus to the first. True without any. */
  check: () => boolean;
  /** Where a question is answered; `qty` for the quantity. */
  hrefOf: (key: string) => string;
}

const Context = createContext<Configuration | undefined>(undefined);
export const ConfigurationProvider = Context;

export function useConfigured(): Configuration {
  const configuration = use(Context);
  if (!configuration) throw new Error('outside of a configuration');
  return configuration;
}

/** Takes the focus to a field, and its part of the page into view. False when it is not on this page. */
export function focusField(key: string): boolean {
  const field = document.getElementById(fieldId(key));
  const target = field?.matches('input, select, textarea, button')
    ? field
    : field?.querySelector<HTMLElement>('input:checked, input, textarea, button');
  target?.focus({ preventScroll: true });
  (target ?? field)?.closest('[data-field]')?.scrollIntoView({ block: 'center' });
  return Boolean(target);
}
