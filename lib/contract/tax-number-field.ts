import { z } from 'zod';
import { findTaxNumberFault, toTaxNumber } from './tax-number.ts';

/** A tax number as people type it, kept as `toTaxNumber` writes it; empty where there is none. */
export const taxNumberField = z.string().max(60, 'tooLong').default('').transform(toTaxNumber);

/** The rule that titles and the ask for an invoice share: who needs a number gives one, and what is given is right. */
export function checkTaxNumber(number: string, isNeeded: boolean, context: z.RefinementCtx): void {
  const fault = number === '' ? undefined : findTaxNumberFault(number);
  const path = ['tax_no'];
  if (fault) context.addIssue({ code: 'custom', message: fault.key, params: fault.values, path });
  else if (number === '' && isNeeded) context.addIssue({ code: 'custom', message: 'required', path });
}
