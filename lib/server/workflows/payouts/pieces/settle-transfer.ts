import type { TransferFault } from '#lib/contract/payouts/transfer-faults.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { notifyHolders } from '#lib/server/identity/index.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { TransferAnswer } from '#lib/server/payments/index.ts';
import {
  findTransfer,
  firstLookAt,
  getWithdrawal,
  isHelpNeeded,
  judgeTransfer,
  moveWithdrawal,
  noteTransfer,
  type Transfer,
  type TransferVerdict,
  type Withdrawal,
} from '#lib/server/payouts/index.ts';
import { bounceOne, succeedOne } from './pay-one.ts';

interface Answered {
  no: string;
  /** As it was when the provider was asked. */
  transfer: Pick<Transfer, 'attempt'>;
  answer: TransferAnswer;
  /** Who waits for the answer; undefined: the job that has asked. */
  actor?: Actor;
}

/** What the record is changed with. */
interface Settling {
  withdrawal: Withdrawal;
  transfer: Transfer;
  answer: TransferAnswer;
  actor: Actor | undefined;
  at: Date;
}

/**
 * Records what a provider has said of a withdrawal, once, whoever has asked it: what somebody else was faster with is left as
 * it is, and so is an answer about an attempt that another one has followed.
 */
export async function settleTransfer(ctx: ServerContext, { no, answer, actor, ...asked }: Answered): Promise<void> {
  const at = ctx.clock.now();
  const settling = ctx.db.transaction(async (tx) => {
    const withdrawal = await getWithdrawal(tx, no);
    const transfer = await findTransfer(tx, withdrawal.id);
    if (!transfer || transfer.attempt !== asked.transfer.attempt) return;
    const verdict = judgeTransfer(answer, { withdrawal, transfer }, at);
    await settlers[verdict](tx, { withdrawal, transfer, answer, actor, at });
  });
  await settling.catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'status_changed')) throw error;
  });
}

const settlers: Record<TransferVerdict, (tx: Executor, settling: Settling) => Promise<void>> = {
  paid: async (tx, { withdrawal, transfer, answer, actor, at }) => {
    const reference = answer.status === 'succeeded' ? answer.orderId : '';
    await succeedOne(tx, withdrawal, { actor, at, facts: { reference } });
    const plan = { queryAt: firstLookAt(at), queryCount: 0 };
    await noteTransfer(tx, transfer, { answer: 'succeeded', orderId: reference, code: '', ...plan, at });
  },
  failed: async (tx, { withdrawal, transfer, answer, actor, at }) => {
    const fault = faultOf(answer, transfer);
    const failed = await moveWithdrawal(tx, withdrawal, { move: 'fail', at, actor, fault });
    await noteTransfer(tx, transfer, { answer: 'failed', ...codeOf(answer), queryAt: null, at });
    // Who asked for it is told at once.
    if (!actor) await notifyDesk(tx, failed, { event: 'payoutFailed', transfer, at });
  },
  bounced: async (tx, { withdrawal, transfer, answer, actor, at }) => {
    await bounceOne(tx, withdrawal, { actor, at, fault: faultOf(answer, transfer) });
    await noteTransfer(tx, transfer, { answer: 'returned', ...codeOf(answer), queryAt: null, at });
    await notifyDesk(tx, withdrawal, { event: 'payoutReturned', transfer, at });
  },
  contradicts: async (tx, { withdrawal, transfer, answer, at }) => {
    const orderId = answer.status === 'succeeded' ? answer.orderId : transfer.orderId;
    await noteTransfer(tx, transfer, { answer: certainOf(answer), orderId, ...codeOf(answer), queryAt: null, at });
    await notifyDesk(tx, withdrawal, { event: 'payoutContradicts', transfer, at });
  },
  wait: async (tx, { withdrawal, transfer, answer, at }) => {
    const isTold = withdrawal.status === 'paying' && withdrawal.attempts === transfer.attempt && isHelpNeeded(transfer);
    await noteTransfer(tx, transfer, { ...codeOf(answer), ...(isTold && { notifiedAt: at }), at });
    if (isTold) await notifyDesk(tx, withdrawal, { event: 'payoutUnknown', transfer, at });
  },
  known: async (tx, { transfer, answer, at }) => {
    if (answer.status === 'succeeded' && transfer.answer === 'succeeded') return;
    const orderId = answer.status === 'succeeded' ? answer.orderId : transfer.orderId;
    await noteTransfer(tx, transfer, { answer: certainOf(answer), orderId, ...codeOf(answer), queryAt: null, at });
  },
};

/** A number that nobody knows was never asked for, or refused with a word that was no certain one. */
function faultOf(answer: TransferAnswer, { code }: Transfer): TransferFault {
  if (answer.status === 'failed' || answer.status === 'returned') return answer.fault;
  return code ? 'refused' : 'not_sent';
}

const certainOf = ({ status }: TransferAnswer) =>
  status === 'succeeded' || status === 'returned' ? status : ('failed' as const);

/** The last word that said anything. */
const codeOf = (answer: TransferAnswer) => ('code' in answer && answer.code ? { code: answer.code } : {});

interface Notice {
  event: 'payoutUnknown' | 'payoutFailed' | 'payoutReturned' | 'payoutContradicts';
  transfer: Transfer;
  at: Date;
}

/** Everybody who pays, but whose own it is. */
async function notifyDesk(tx: Executor, withdrawal: Withdrawal, { event, transfer, at }: Notice): Promise<void> {
  const { no, netAmount, appliedBy } = withdrawal;
  const link = userPath('desk/withdrawals/info', { no });
  const args = { no, amount: formatFen(netAmount) };
  await notifyHolders(tx, { event, args, link, cause: `${no}:${transfer.attempt}`, except: appliedBy, now: at });
}
