import { z } from 'zod';
import type { TitleRecord } from '#lib/api/invoices/member-titles.ts';
import type { OrderChoice } from '#lib/api/orders/member-orders.ts';
import { type BuyerText, buyerTextNames, buyerTexts } from '#lib/contract/orders/buyer-texts.ts';
import { checkAutomatic, invoiceFields } from '#lib/contract/orders/member-checkout.ts';
import { checkTaxNumber } from '#lib/contract/tax-number-field.ts';

const unused = z.string();
const asked = invoiceFields.extend({ is_automatic: z.boolean() });

/** What a person adds to an order in words. What a choice does not need is not looked at, and is kept all the same. */
export const checkoutChoices = z.object({
  ...buyerTexts,
  invoice: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none'), title: unused, tax_no: unused, email: unused, is_automatic: z.boolean() }),
    asked.extend({ kind: z.literal('personal'), tax_no: unused }).superRefine(checkAutomatic),
    asked
      .extend({ kind: z.literal('company') })
      .superRefine(({ tax_no }, context) => checkTaxNumber(tax_no, true, context))
      .superRefine(checkAutomatic),
  ]),
});
export type CheckoutChoices = z.input<typeof checkoutChoices>;

export const noChoices: CheckoutChoices = {
  ...(Object.fromEntries(buyerTextNames.map((name) => [name, ''])) as Record<BuyerText, string>),
  invoice: { kind: 'none', title: '', tax_no: '', email: '', is_automatic: true },
};

/**
 * A title that is kept, as the order takes it, applied for by itself or not; undefined where it lacks the number that a
 * company's needs.
 */
export function toChosenTitle(
  { title_type: type, name, tax_no, email }: TitleRecord,
  is_automatic: boolean,
): CheckoutChoices['invoice'] | undefined {
  if (type === 'personal') return { kind: 'personal', title: name, tax_no: '', email, is_automatic };
  return tax_no === '' ? undefined : { kind: 'company', title: name, tax_no, email, is_automatic };
}

/** The same as the call takes it. */
export function toOrderChoices(
  { invoice, ...texts }: z.output<typeof checkoutChoices>,
  hasService: boolean,
): Pick<OrderChoice, BuyerText | 'invoice'> {
  return { ...texts, service_time: hasService ? texts.service_time : '', invoice: toInvoice(invoice) };
}

function toInvoice(invoice: z.output<typeof checkoutChoices>['invoice']): OrderChoice['invoice'] {
  if (invoice.kind === 'none') return undefined;
  return invoice.kind === 'personal' ? { ...invoice, tax_no: '' } : invoice;
}
