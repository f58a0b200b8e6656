import { z } from 'zod';
import { lineOfText, typedText } from '../fields.ts';

/**
 * What buyers say in words with an order, as checkout takes it; empty says nothing. The form of the checkout, what it keeps
 * while somebody types, and where it shows faults follow this list.
 */
export const buyerTexts = {
  note: typedText().max(500, 'tooLong').default(''),
  /** When a service would suit. */
  service_time: lineOfText(100).default(''),
};
export type BuyerText = keyof typeof buyerTexts;
export const buyerTextNames = Object.keys(buyerTexts) as BuyerText[];

/** What of it the order shows to its buyer and to who sells. */
export const shownBuyerTexts = { note: z.string() };
