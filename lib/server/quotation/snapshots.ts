import type { z } from 'zod';
import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import type { useAddressSchema } from '#lib/contract/identity/shop-login.ts';

/** An address as a quotation keeps it, whatever becomes of the address book. */
export type QuotationAddress = z.output<typeof useAddressSchema>;

/** One part of a price, in both languages. */
export interface BreakdownLine {
  label: SpecTexts;
  question: SpecTexts | null;
  amountInFen: number;
}
