import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { claimFile } from '#lib/server/files/index.ts';
import { notifyHolders } from '#lib/server/identity/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { movePayment } from '../move-payment.ts';
import { describeRecharge, getRecharge, type RechargeDetails } from '../recharges/describe-recharge.ts';
import type { Payment } from '../repository.ts';

interface Voucher {
  no: string;
  reference: string;
  /** Address of a private upload of the customer's, such as a picture of the bank's receipt. */
  file?: string | undefined;
}

/**
 * The customer says that the transfer was made. From now on the payment waits for an operator and is not closed any
 * more. Throws `not_found`, `status_changed` unless a bank transfer waits for it, and `invalid_input` for a file that is
 * not a voucher of the customer's own.
 */
export async function submitVoucher(ctx: ServerContext, member: Member, voucher: Voucher): Promise<RechargeDetails> {
  const { no, reference, file } = voucher;
  const { userId } = member;
  const { payment } = await getRecharge(ctx, userId, no);
  await announceTransfer(ctx, member, { payment, reference, file });
  return describeRecharge(ctx, userId, no);
}

/**
 * The same for any payment of the member's own. Throws `status_changed` and `invalid_input` as `submitVoucher` does.
 */
export async function announceTransfer(
  ctx: ServerContext,
  member: Member,
  { payment, reference, file }: Omit<Voucher, 'no'> & { payment: Payment },
): Promise<void> {
  if (payment.channel !== 'bank') throw new DomainError('status_changed');
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const voucherFileId = file ? await claimVoucher(tx, payment, file) : null;
    const facts = { voucherReference: reference, voucherFileId };
    await movePayment(tx, payment, { move: 'claim', at, actor: member, facts });
    await notifyAnnounced(tx, payment, at);
  });
}

/** Somebody has to look for it on the statement. */
async function notifyAnnounced(tx: Executor, { no, purpose, purposeNo, amount, userId }: Payment, now: Date) {
  const isRecharge = purpose === 'recharge';
  const subject = isRecharge ? purposeNo : no;
  await notifyHolders(tx, {
    event: isRecharge ? 'rechargeAnnounced' : 'transferAnnounced',
    args: { no: purposeNo, amount: formatFen(amount) },
    link: isRecharge
      ? userPath('desk/transfers', { view: 'recharges', no: subject })
      : userPath('desk/transfers', { no: subject }),
    cause: no,
    except: userId,
    now,
  });
}

async function claimVoucher(tx: Executor, { no, userId }: Payment, url: string): Promise<number> {
  const accept = { isPrivate: true, topics: ['voucher'] };
  return (await claimFile(tx, { url, userId, subject: `payment:${no}`, accept, field: 'file' })).id;
}
