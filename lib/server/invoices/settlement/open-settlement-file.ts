import type { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { InvoiceFormat } from '#lib/contract/invoices/records.ts';
import type { ServerContext } from '../../db/context.ts';
import { openDocument } from '../../files/index.ts';
import { DomainError } from '../../kernel/errors.ts';
import { nameOf } from '../issuing/invoice-files.ts';
import { settlementInvoiceFiles } from '../settlement-tables.ts';
import { getSettlementInvoice } from './settlement-repository.ts';

/** A file of an invoice that was handed in; with a store of its own alone. Throws `not_found`. */
export async function openSettlementFile(
  ctx: ServerContext,
  { no, format }: { no: string; format: InvoiceFormat },
  storeId?: number,
): Promise<{ name: string; content: Readable }> {
  const invoice = await getSettlementInvoice(ctx.db, no, storeId);
  const of = settlementInvoiceFiles;
  const [file] = await ctx.db
    .select()
    .from(of)
    .where(and(eq(of.invoiceId, invoice.id), eq(of.format, format)));
  if (!file) throw new DomainError('not_found');
  return { name: nameOf(invoice, format), content: await openDocument(ctx, file) };
}
