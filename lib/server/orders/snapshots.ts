import type { z } from 'zod';
import type { useAddressSchema } from '#lib/contract/identity/shop-login.ts';
import type { invoiceRequest } from '#lib/contract/orders/member-checkout.ts';

/** An address as an order keeps it, whatever becomes of the address book. */
export type AddressSnapshot = z.output<typeof useAddressSchema>;

export type InvoiceRequestSnapshot = z.output<typeof invoiceRequest>;
