import { eq } from 'drizzle-orm';
import { maskAccountNumber, type PayeeType } from '#lib/contract/store/bank-account.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { decrypt, hasSecondFactor } from '#lib/server/identity/index.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { getSettings } from '#lib/server/site/index.ts';
import type { Store } from '../store-repository.ts';
import { stores } from '../tables.ts';
import { findLastPayeeChange, type PayeeChangeRow } from './payee-repository.ts';

/** An account as it is shown: the number by its end alone. */
export interface ShownAccount {
  payeeType: PayeeType;
  payeeName: string;
  payeeBank: string;
  payeeBranch: string;
  maskedAccount: string;
}

export type ShownChange = ShownAccount &
  Pick<PayeeChangeRow, 'id' | 'status' | 'createdAt' | 'effectiveAt' | 'approvedAt' | 'endedAt' | 'reason'>;

export interface StorePayee {
  store: Store;
  current: ShownAccount;
  pending: ShownChange | null;
  last: ShownChange | null;
  coolingHours: number;
  needsCode: boolean;
}

/** What a store is paid to, and what is to become of it. Throws `not_found`. */
export async function describePayee(ctx: ServerContext, { storeId, userId }: StoreMember): Promise<StorePayee> {
  const [[store], change, needsCode, { 'store.payeeCoolingHours': coolingHours }] = await Promise.all([
    ctx.db.select().from(stores).where(eq(stores.id, storeId)),
    findLastPayeeChange(ctx.db, storeId),
    hasSecondFactor(ctx.db, userId),
    getSettings(ctx),
  ]);
  if (!store) throw new DomainError('not_found');
  const shown = change ? showChange(ctx, change) : null;
  return {
    store,
    current: showAccount(ctx, store),
    pending: shown?.status === 'pending' ? shown : null,
    last: shown?.status === 'rejected' || shown?.status === 'cancelled' ? shown : null,
    coolingHours,
    needsCode,
  };
}

type Account = Pick<Store, 'payeeType' | 'payeeName' | 'payeeBank' | 'payeeBranch' | 'encryptedPayeeAccount'>;

export function showAccount(ctx: Pick<ServerContext, 'env'>, account: Account): ShownAccount {
  const { payeeType, payeeName, payeeBank, payeeBranch, encryptedPayeeAccount } = account;
  const maskedAccount = maskAccountNumber(decrypt(ctx, encryptedPayeeAccount));
  return { payeeType, payeeName, payeeBank, payeeBranch, maskedAccount };
}

export function showChange(ctx: Pick<ServerContext, 'env'>, change: PayeeChangeRow): ShownChange {
  const { id, status, createdAt, effectiveAt, approvedAt, endedAt, reason } = change;
  return { ...showAccount(ctx, change), id, status, createdAt, effectiveAt, approvedAt, endedAt, reason };
}
