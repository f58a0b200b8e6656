import type { z } from 'zod';
import { isOwnersAccount } from '#lib/contract/store/application-form.ts';
import { toAccountDigits } from '#lib/contract/store/bank-account.ts';
import type { storePayeeBody } from '#lib/contract/store/payees.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { confirmOwner, decrypt, encrypt } from '#lib/server/identity/index.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { notify } from '#lib/server/messaging/index.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { notifyOperators } from '../notify-operators.ts';
import { storePayeeChanges } from '../profile-tables.ts';
import { getOwnerId, lockStore } from '../staff/staff-repository.ts';
import type { Store } from '../store-repository.ts';
import { endPayeeChange, lockOwnPayeeChange, type PayeeChangeRow } from './payee-repository.ts';

type PayeeInput = z.output<typeof storePayeeBody>;

/**
 * Asks for another account to be paid to. The old one stays until the new one has cooled down and an operator has
 * approved it; the owner is told at once, also by mail. Throws `invalid_input` at a name that is not the store's or a
 * number that is there already, `payee_pending` while another change waits, and what `confirmOwner` throws.
 */
export async function requestPayeeChange(
  ctx: ServerContext,
  member: StoreMember,
  { input, ip }: { input: PayeeInput; ip: string },
): Promise<void> {
  const { password, code, ...payee } = input;
  const { storeId, userId } = member;
  const account = toAccountDigits(payee.payee_account);
  const { 'store.payeeCoolingHours': hours } = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => requireNew(ctx, await lockStore(tx, storeId), { ...payee, account }));
  await confirmOwner(ctx, { userId, password, code, ip });
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const store = await lockStore(tx, storeId);
    requireNew(ctx, store, { ...payee, account });
    const row = {
      payeeType: payee.payee_type,
      payeeName: payee.payee_name,
      payeeBank: payee.payee_bank,
      payeeBranch: payee.payee_branch,
      encryptedPayeeAccount: encrypt(ctx, account),
    };
    const times = { createdAt: now, effectiveAt: addSeconds(now, hours * 3600) };
    const [change] = await tx
      .insert(storePayeeChanges)
      .values({ ...row, ...times, storeId, requestedBy: userId })
      .onConflictDoNothing()
      .returning();
    if (!change) throw new DomainError('payee_pending');
    const entity = { entityType: 'store_payee_change', entityId: change.id, from: null, to: 'pending' };
    await logStatusChange(tx, { ...entity, event: 'request', actor: member });
    await notifyOfRequest(tx, { store, change, hours, end: account.slice(-4) });
  });
}

type NewAccount = Pick<PayeeInput, 'payee_type' | 'payee_name' | 'payee_bank' | 'payee_branch'> & { account: string };

function requireNew(ctx: ServerContext, store: Store, payee: NewAccount): void {
  const owner = { company_name: store.companyName, legal_person: store.legalPerson };
  if (!isOwnersAccount(payee, owner)) {
    throw new DomainError('invalid_input', { fields: { payee_name: { key: 'payeeName' } } });
  }
  const isSame =
    decrypt(ctx, store.encryptedPayeeAccount) === payee.account &&
    store.payeeType === payee.payee_type &&
    store.payeeBank === payee.payee_bank &&
    store.payeeBranch === payee.payee_branch;
  if (isSame) throw new DomainError('invalid_input', { fields: { payee_account: { key: 'payeeSame' } } });
}

async function notifyOfRequest(
  tx: Executor,
  { store, change, hours, end }: { store: Store; change: PayeeChangeRow; hours: number; end: string },
): Promise<void> {
  const [now, cause] = [change.createdAt, `payee-change:${change.id}`];
  const userId = await getOwnerId(tx, store.id);
  const args = { store: store.name, end, hours };
  await notify(tx, { userId, event: 'storePayeeRequested', args, dedupeKey: `${cause}:requested`, now });
  await notifyOperators(tx, store, { event: 'storePayeeAsked', cause: `${cause}:asked`, at: now });
}

/**
 * Takes a change back that has not been applied. Throws `not_found`, for a change of another store too, and
 * `status_changed` when it has ended.
 */
export async function cancelPayeeChange(ctx: ServerContext, member: StoreMember, id: number): Promise<void> {
  const at = ctx.clock.now();
  const { storeId } = member;
  await ctx.db.transaction(async (tx) => {
    const { store, change } = await lockOwnPayeeChange(tx, { id, storeId });
    await endPayeeChange(tx, change, { to: 'cancelled', at, actor: member });
    const userId = await getOwnerId(tx, storeId);
    const [args, dedupeKey] = [{ store: store.name }, `payee-change:${id}:cancelled`];
    await notify(tx, { userId, event: 'storePayeeCancelled', args, dedupeKey, now: at });
  });
}
