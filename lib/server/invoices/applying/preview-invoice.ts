import type { ContentMode } from '#lib/contract/invoices/records.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { findOrdersByNo } from '#lib/server/orders/index.ts';
import { getSettings } from '#lib/server/site/index.ts';
import type { IssuerFacts } from '../issuers/issuers.ts';
import { requireTogether } from './apply-for-invoice.ts';
import { type InvoiceableOrder, readInvoiceable } from './invoiceable.ts';
import { planInvoices } from './plan-invoices.ts';
import type { DocumentItem } from './snapshots.ts';
import { toDocumentItems } from './tax-rules.ts';

export interface InvoicePreview {
  issuer: IssuerFacts;
  /** Working days until it is issued. */
  days: number;
  /** To titles whose documents were approved. */
  isSpecialOffered: boolean;
  orders: InvoiceableOrder[];
  /** The rows of each invoice, as they would stand on it. */
  invoices: DocumentItem[][];
}

/**
 * What orders would become: one invoice, or several where they are more than the issuer puts on one. Throws `not_found` for
 * orders of others, and `invalid_input` at `orders` where they cannot be on one.
 */
export async function previewInvoice(
  ctx: ServerContext,
  { userId }: Member,
  { nos, contentMode }: { nos: string[]; contentMode: ContentMode },
): Promise<InvoicePreview> {
  const [settings, orders] = await Promise.all([getSettings(ctx), findOrdersByNo(ctx.db, { nos, userId })]);
  if (orders.length !== nos.length) throw new DomainError('not_found');
  const found = await readInvoiceable(ctx.db, { orders, settings, now: ctx.clock.now() });
  const { issuer } = requireTogether(found, settings);
  const planned = planInvoices(
    found.flatMap(({ rows }) => rows),
    issuer.capAmount,
  );
  const invoices = planned.map((items) => toDocumentItems(items, contentMode));
  const isSpecialOffered = issuer.isSpecialOffered && settings['invoice.isSpecialOffered'];
  return { issuer, days: settings['invoice.slaDays'], isSpecialOffered, orders: found, invoices };
}
