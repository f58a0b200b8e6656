import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { announceTransfer, findOrderPayment } from '../../payments/index.ts';

interface OrderVoucher {
  /** Number of what is paid together. */
  no: string;
  payment_no: string;
  reference: string;
  file?: string | undefined;
}

/**
 * The customer says that the transfer for an order was made: it waits for an operator now, and so do its orders. Throws
 * `not_found`, `status_changed` unless a bank transfer waits for it, and `invalid_input` for a file that is not a voucher
 * of the customer's own.
 */
export async function submitOrderVoucher(ctx: ServerContext, member: Member, voucher: OrderVoucher): Promise<void> {
  const { no, payment_no, reference, file } = voucher;
  const payment = await findOrderPayment(ctx.db, payment_no);
  if (payment?.userId !== member.userId || payment.purposeNo !== no) throw new DomainError('not_found');
  await announceTransfer(ctx, member, { payment, reference, file });
}
