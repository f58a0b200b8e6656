import type { z } from 'zod';
import type { invoiceWish } from '#lib/contract/checkout.ts';
import type { useAddressSchema } from '#lib/contract/user.ts';

/** An address as an order keeps it, whatever becomes of the address book. */
export type AddressSnapshot = z.output<typeof useAddressSchema>;

export type InvoiceWishSnapshot = z.output<typeof invoiceWish>;
