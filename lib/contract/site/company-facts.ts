import { isCreditCode } from '../store/credit-code.ts';
import { toTaxNumber } from '../tax-number.ts';

/** Whether the shop can say this of itself: a unified social credit code however it is typed, or none yet. */
export function isCreditCodeOrNone(text: string): boolean {
  const code = toTaxNumber(text);
  return code === '' || isCreditCode(code);
}
