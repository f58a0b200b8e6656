import { officialLocale } from '#lib/i18n/languages.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { decrypt } from '#lib/server/identity/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { TransferAnswer, TransferOrder, TransferProvider } from '#lib/server/payments/index.ts';
import { mayStillSend, type Transfer, type Withdrawal, writeTransfer } from '#lib/server/payouts/index.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { getPayable } from './get-for-desk.ts';
import { beginOne } from './pay-one.ts';
import { settleTransfer } from './settle-transfer.ts';

interface Begun {
  withdrawal: Withdrawal;
  transfer: Transfer;
  /** The number was asked for before: what came of that is looked at first. */
  isRepeated: boolean;
}

/** Takes it, and writes down that the provider will be asked, before it is. Throws as `beginPayout` does. */
export async function beginTransfer(ctx: ServerContext, operator: Member, no: string): Promise<Begun> {
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  return ctx.db.transaction(async (tx) => {
    const withdrawal = await getPayable(tx, operator, no);
    if (withdrawal.channel !== 'alipay') throw new DomainError('channel_unavailable');
    const begun = await beginOne(tx, withdrawal, { operator, settings, at, data: { provider: 'alipay' } });
    const { transfer, before } = await writeTransfer(tx, begun, at);
    return { withdrawal: begun, transfer, isRepeated: before !== undefined };
  });
}

/** Asks the provider, and settles what it says. Without an answer everything stays as it was begun, for the questions. */
export async function sendTransfer(
  ctx: ServerContext,
  provider: TransferProvider,
  { begun, operator }: { begun: Begun; operator: Member },
): Promise<void> {
  const { withdrawal, transfer, isRepeated } = begun;
  if (!mayStillSend(transfer, ctx.clock.now())) return;
  const answer = await ask(provider, toOrder(ctx, withdrawal), isRepeated).catch(() => undefined);
  if (answer) await settleTransfer(ctx, { no: withdrawal.no, transfer, answer, actor: operator });
}

async function ask(provider: TransferProvider, order: TransferOrder, isRepeated: boolean): Promise<TransferAnswer> {
  const known = isRepeated ? await provider.query(order) : undefined;
  const isOver = known === undefined || known.status === 'missing' || known.status === 'failed';
  return isOver ? provider.transfer(order) : known;
}

/** The same to the letter each time: the provider refuses a number that comes with anything else. */
function toOrder(ctx: ServerContext, withdrawal: Withdrawal): TransferOrder {
  const { no, netAmount: amount, encryptedAccount, encryptedHolder } = withdrawal;
  const payee = { account: decrypt(ctx, encryptedAccount ?? ''), holder: decrypt(ctx, encryptedHolder ?? '') };
  return { no, amount, title: sentence(officialLocale, 'api.payoutTransferTitle', { no }), payee };
}
