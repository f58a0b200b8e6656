import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { findTransferProvider } from '../../payments/index.ts';
import { getWithdrawal, type Withdrawal } from '../../payouts/index.ts';
import { beginTransfer, sendTransfer } from './pieces/send-transfer.ts';

/**
 * An operator has Alipay pay a withdrawal to an Alipay account: begun as one that is paid manually, then asked for under its number, outside of
 * any transaction. Answers how it stands then: paid, failed with Alipay's reason, or still being paid where Alipay has not
 * said; the job `query-payouts` asks on. Throws `channel_unavailable` where the shop pays manually, and as `beginPayout` does.
 */
export async function transferPayout(ctx: ServerContext, operator: Member, no: string): Promise<Withdrawal> {
  const provider = await findTransferProvider(ctx);
  if (!provider) throw new DomainError('channel_unavailable');
  const begun = await beginTransfer(ctx, operator, no);
  await sendTransfer(ctx, provider, { begun, operator });
  return getWithdrawal(ctx.db, no);
}
