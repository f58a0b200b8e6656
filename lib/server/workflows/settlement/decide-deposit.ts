import type { DepositDecision } from '#lib/contract/settlement/deposits.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Deposit, getDeposit, moveDeposit } from '../../settlement/index.ts';
import { listStoreUsers } from '../../store/index.ts';
import { bookDeposit } from './pieces/book-deposit.ts';
import { notifyOfDeposit } from './pieces/notify-of-deposit.ts';

interface Decision {
  no: string;
  decision: DepositDecision;
  /** Of a rejection the store hears nothing; why a demand is withdrawn it reads. */
  reason: string;
}

/**
 * What two operators agree on is given back or kept, once; a demand is withdrawn by one. Throws `not_found`, `own_record` for
 * who works for the store or decides on the own proposal, `status_changed`, and what `bookDeposit` throws.
 */
export async function decideDeposit(ctx: ServerContext, operator: Member, asked: Decision): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const deposit = await getDecidable(tx, operator, asked);
    const { decision: move, reason } = asked;
    const decided = await moveDeposit(tx, deposit, { move, at, actor: operator, reason });
    if (move === 'withdraw') await notifyOfDeposit(tx, decided, { event: 'depositWithdrawn', at });
    if (move !== 'approve') return;
    await bookDeposit(tx, decided, { actor: operator, at });
    const event = decided.kind === 'release' ? 'depositReleased' : 'depositForfeited';
    await notifyOfDeposit(tx, decided, { event, at });
  });
}

async function getDecidable(tx: Executor, { userId }: Member, { no, decision }: Decision): Promise<Deposit> {
  const deposit = await getDeposit(tx, no);
  const isOwn = decision !== 'withdraw' && deposit.proposedBy === userId;
  if (isOwn || (await listStoreUsers(tx, deposit.storeId)).includes(userId)) throw new DomainError('own_record');
  return deposit;
}
