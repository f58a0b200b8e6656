import type { DepositKind } from '#lib/contract/settlement/deposits.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { withDocumentNumber } from '../../db/document-number.ts';
import { runOnce } from '../../db/idempotency.ts';
import { notifyHolders } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { addSeconds, startOfShopDay } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Fen, formatFen } from '../../kernel/money.ts';
import { type Deposit, firstStatus, insertDeposit } from '../../settlement/index.ts';
import { listStoreUsers, lockStore } from '../../store/index.ts';
import { getStoreMoney } from '../../wallet/index.ts';
import { notifyOfDeposit } from './pieces/notify-of-deposit.ts';

interface DepositRequest {
  storeId: number;
  kind: DepositKind;
  amount: Fen;
  /** Read by the store. */
  reason: string;
  /** The day of the shop by whose end a demand is to be paid; empty for the others. */
  due: string;
  /** The client's `Idempotency-Key`: the same request sent twice is one. */
  key: string;
}

/**
 * Asks a store for a deposit, which it hears of at once, or puts a release or forfeit before a second operator. Throws
 * `own_record` for who works for the store, `invalid_input` for a store that is closed or unknown, a day that is over and
 * more than is deposited, and what `runOnce` throws.
 */
export async function proposeDeposit(
  ctx: ServerContext,
  operator: Member,
  { key, ...request }: DepositRequest,
): Promise<{ no: string }> {
  const call = { userId: operator.userId, key, route: 'operator/deposit/propose', request };
  return ctx.db.transaction((tx) => runOnce(tx, ctx.clock, call, () => propose(tx, ctx, operator, request)));
}

async function propose(
  tx: Executor,
  { clock }: ServerContext,
  operator: Member,
  { due, ...facts }: Omit<DepositRequest, 'key'>,
): Promise<{ no: string }> {
  const at = clock.now();
  const { storeId, kind, amount } = facts;
  // A store that is being closed is not closed before this is seen.
  const store = await lockStore(tx, storeId).catch(() => undefined);
  if (!store || store.status === 'closed') throw refusedAt('store_id', 'not_found');
  if ((await listStoreUsers(tx, storeId)).includes(operator.userId)) throw new DomainError('own_record');
  if (kind !== 'demand') await requireDeposited(tx, storeId, amount);
  const row = {
    ...facts,
    status: firstStatus(kind),
    dueAt: kind === 'demand' ? endOf(due, at) : null,
    proposedBy: operator.userId,
    createdAt: at,
    updatedAt: at,
  };
  const deposit = await withDocumentNumber('storeDeposit', at, (no) => insertDeposit(tx, operator, { ...row, no }));
  if (kind === 'demand') await notifyOfDeposit(tx, deposit, { event: 'depositDemanded', at });
  else await notifyOperators(tx, deposit, store.name);
  return { no: deposit.no };
}

function endOf(day: string, now: Date): Date {
  const end = addSeconds(startOfShopDay(day), 86_400);
  if (end <= now) throw refusedAt('due', 'future');
  return end;
}

async function requireDeposited(tx: Executor, storeId: number, amount: Fen): Promise<void> {
  const { deposited } = await getStoreMoney(tx, storeId);
  if (amount <= deposited) return;
  const problem = { key: 'depositHeld', values: { amount: formatFen(deposited) } };
  throw new DomainError('invalid_input', { fields: { amount: problem } });
}

/** Those who decide, but for who has proposed it. */
async function notifyOperators(
  tx: Executor,
  { no, kind, amount, reason, proposedBy, createdAt: now }: Deposit,
  store: string,
): Promise<void> {
  await notifyHolders(tx, {
    event: 'depositProposed',
    args: { no, store, kind, amount: formatFen(amount), reason },
    link: userPath('desk/deposits', { no }),
    cause: no,
    except: proposedBy,
    now,
  });
}

const refusedAt = (field: string, key: string) => new DomainError('invalid_input', { fields: { [field]: { key } } });
