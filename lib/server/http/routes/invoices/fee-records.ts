import type { z } from 'zod';
import type { feeApplicationBody, StatementFees } from '#lib/contract/invoices/store-platform.ts';
import type { InvoiceableFees, RequestedFeeInvoice } from '#lib/server/invoices/index.ts';
import { addSeconds, shopDay } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';

/** What the platform took in a statement, for the store. */
export const toFeesRecord = (fees: InvoiceableFees): StatementFees => ({
  no: fees.statement.no,
  from: shopDay(fees.statement.periodStart),
  to: shopDay(addSeconds(fees.statement.periodEnd, -1)),
  // Drafts and open ones are not read.
  status: fees.statement.status as StatementFees['status'],
  commission: formatFen(fees.commission),
  payment_fee: formatFen(fees.channelFee),
  asked: formatFen(fees.live),
  offset: formatFen(fees.offset),
  amount: formatFen(fees.amount),
});

export const toRequestedFeeInvoice = (body: z.output<typeof feeApplicationBody>): RequestedFeeInvoice => ({
  statements: body.statements,
  titleId: body.title_id,
  kind: body.kind,
  contentMode: body.content_mode,
  remark: body.remark,
  note: body.note,
  email: body.email,
  mobile: body.mobile,
});
