import type { z } from 'zod';
import type { useAddressSchema } from '#lib/contract/identity/shop-login.ts';
import type { invoiceRequest } from '#lib/contract/orders/member-checkout.ts';

/** An address as an order keeps it, whatever becomes of the address book. */
export type AddressSnapshot = z.output<typeof useAddressSchema>;

type InvoiceRequest = z.output<typeof invoiceRequest>;

/** The ask for an invoice; orders of before say nothing of who applies for it. */
export type InvoiceRequestSnapshot = Omit<InvoiceRequest, 'is_automatic'> &
  Partial<Pick<InvoiceRequest, 'is_automatic'>>;
