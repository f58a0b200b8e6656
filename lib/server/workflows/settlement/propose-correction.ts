import type { CorrectionKind } from '#lib/contract/settlement/corrections.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { withDocumentNumber } from '../../db/document-number.ts';
import { runOnce } from '../../db/idempotency.ts';
import { notifyHolders } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Fen, formatFen } from '../../kernel/money.ts';
import { findOrder } from '../../orders/index.ts';
import { insertCorrection } from '../../settlement/index.ts';
import { listStoreUsers, lockStore } from '../../store/index.ts';

interface CorrectionRequest {
  storeId: number;
  kind: CorrectionKind;
  /** What it changes for the store: a penalty is below zero. */
  amount: Fen;
  /** Read by the store. */
  reason: string;
  /** Of which order of the store; empty: of none. */
  orderNo: string;
  /** The client's `Idempotency-Key`: the same request sent twice is one correction. */
  key: string;
}

/**
 * The first of two operators: nothing moves, and the store hears nothing yet. Throws `own_record` for who works for the store,
 * `invalid_input` for a store that is closed or unknown and an order that is not the store's, and what `runOnce` throws.
 */
export async function proposeCorrection(
  ctx: ServerContext,
  operator: Member,
  { key, ...request }: CorrectionRequest,
): Promise<{ no: string }> {
  const call = { userId: operator.userId, key, route: 'operator/correction/propose', request };
  return ctx.db.transaction((tx) => runOnce(tx, ctx.clock, call, () => propose(tx, ctx, operator, request)));
}

async function propose(
  tx: Executor,
  { clock }: ServerContext,
  operator: Member,
  { orderNo, ...facts }: Omit<CorrectionRequest, 'key'>,
): Promise<{ no: string }> {
  const at = clock.now();
  const { storeId } = facts;
  // A store that is being closed is not closed before this is seen.
  const store = await lockStore(tx, storeId).catch(() => undefined);
  if (!store || store.status === 'closed') throw unknownAt('store_id');
  if ((await listStoreUsers(tx, storeId)).includes(operator.userId)) throw new DomainError('own_record');
  const order = orderNo ? await findOrder(tx, { no: orderNo, storeId }) : undefined;
  if (orderNo && !order) throw unknownAt('order_no');
  const row = { ...facts, orderId: order?.id ?? null, proposedBy: operator.userId, createdAt: at, updatedAt: at };
  const { no } = await withDocumentNumber('storeCorrection', at, (number) =>
    insertCorrection(tx, operator, { ...row, no: number }),
  );
  await notifyHolders(tx, {
    event: 'correctionProposed',
    args: { no, store: store.name, kind: facts.kind, amount: formatFen(facts.amount), reason: facts.reason },
    link: userPath('desk/corrections', { no }),
    cause: no,
    except: operator.userId,
    now: at,
  });
  return { no };
}

const unknownAt = (field: string) => new DomainError('invalid_input', { fields: { [field]: { key: 'not_found' } } });
