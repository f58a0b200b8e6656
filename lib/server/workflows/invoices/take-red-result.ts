import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import {
  type Application,
  finishRed,
  giveUpRed,
  isRedAmount,
  type LockedRed,
  lockRed,
  notifyIssuer,
  notifyRecipient,
  planRed,
  type RedAnswer,
  type RedConfirmation,
  type ResultOutcome,
} from '../../invoices/index.ts';
import { DomainError } from '../../kernel/errors.ts';

interface RedResult {
  /** Of the red letter. */
  no: string;
  answer: RedAnswer;
}

/**
 * I8, I9: the one way by which what a provider says of a red letter is taken, guarded by its state. A red document over another
 * amount, or under a number that its issuer has used, is never recorded: the red letter stays open, and whoever issues is told.
 */
export async function takeRedResult(ctx: ServerContext, { no, answer }: RedResult): Promise<ResultOutcome> {
  if (answer.status === 'pending') return 'pending';
  return ctx.db.transaction(async (tx) => {
    const locked = await lockRed(tx, no);
    if (!locked) return 'unknown';
    const at = ctx.clock.now();
    const { status } = locked.red;
    if (answer.status === 'issued') {
      if (status !== 'no_confirm_needed' && status !== 'confirmed') return 'duplicate';
      return record(tx, { ...locked, facts: answer.facts, at });
    }
    const move = givesUp(locked.red);
    if (!move) return 'duplicate';
    const reason = (answer.why || answer.code).slice(0, 200);
    await giveUpRed(tx, locked, { move, at, reason });
    await notifyFailed(tx, { ...locked, reason, at });
    return 'applied';
  });
}

const givesUp = ({ status }: RedConfirmation) => {
  if (status === 'confirmed') return 'withdrawConfirmed' as const;
  return status === 'applying' || status === 'no_confirm_needed' ? ('withdraw' as const) : undefined;
};

interface Recording extends LockedRed {
  facts: Extract<RedAnswer, { status: 'issued' }>['facts'];
  at: Date;
}

async function record(tx: Executor, { facts, at, ...locked }: Recording): Promise<ResultOutcome> {
  if (!isRedAmount(locked.red.amount, facts.amount)) return mismatch(tx, { ...locked, facts, at }, 'redAmount');
  try {
    const { application } = await finishRed(tx, locked, { facts, at });
    const { fapiaoNo } = facts;
    await notifyRecipient(tx, application, { event: 'invoiceReversed', args: { fapiaoNo }, cause: locked.red.no, at });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid_input') throw error;
    return mismatch(tx, { ...locked, facts, at }, 'number');
  }
  // From now on its file is asked for.
  await planRed(tx, locked.red.id, { attempts: 0, nextAt: at });
  return 'applied';
}

async function mismatch(
  tx: Executor,
  { application, red, facts, at }: Recording,
  differs: 'redAmount' | 'number',
): Promise<ResultOutcome> {
  await planRed(tx, red.id, { nextAt: null, failReason: facts.fapiaoNo });
  const { fapiaoNo } = facts;
  await notifyFailed(tx, { application, red, reason: fapiaoNo, args: { mismatch: differs, fapiaoNo }, at });
  return 'mismatch';
}

interface Failed {
  application: Application;
  red: RedConfirmation;
  /** As the provider says it; `args` where it is worded for each reader. */
  reason: string;
  args?: Record<string, string>;
  at: Date;
}

async function notifyFailed(tx: Executor, { application, red, reason, args, at }: Failed): Promise<void> {
  const event = { store: 'invoiceRedFailed', desk: 'invoiceRedFailedDesk' } as const;
  await notifyIssuer(tx, application, { event, args: args ?? { reason }, cause: `${red.no}:${reason}`, at });
}
