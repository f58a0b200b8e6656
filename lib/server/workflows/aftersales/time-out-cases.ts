import {
  type Aftersale,
  approveCase,
  endCase,
  endingOf,
  findReturnAddress,
  type LockedCase,
  listDueCases,
  listToRemind,
  lockCase,
  markReminded,
  moveCase,
  notifyCustomerOf,
  notifyDecidersOf,
  notifySellerOf,
  type ReturnAddress,
  received,
  turnOf,
} from '../../aftersales/index.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { forEachDue } from '../../db/for-each-due.ts';
import { getSettings, type Settings } from '../../site/index.ts';
import { refundIfDue } from './answer-case.ts';

/**
 * A2, A3, A6, A7, A15, A17: does what happens where nobody has acted in time, a case a transaction; one that cannot go on
 * holds up no other. Safe to run twice and in two processes at once. Answers how many cases went on.
 */
export async function timeOutCases(ctx: ServerContext): Promise<number> {
  const settings = await getSettings(ctx);
  const due = await listDueCases(ctx.db, ctx.clock.now());
  const addresses = new Map<number | null, ReturnAddress | undefined>();
  for (const { storeId } of due) {
    if (!addresses.has(storeId)) addresses.set(storeId, await findReturnAddress(ctx, storeId));
  }
  return forEachDue(ctx, due, (tx, { no, storeId }) =>
    timeOut(tx, ctx, { no, address: addresses.get(storeId), settings }),
  );
}

interface Timing {
  no: string;
  address: ReturnAddress | undefined;
  settings: Settings;
}

async function timeOut(tx: Executor, ctx: ServerContext, { no, address, settings }: Timing): Promise<boolean> {
  const at = ctx.clock.now();
  const locked = await lockCase(tx, { no });
  const { aftersale } = locked;
  // Somebody was faster.
  if (aftersale.dueAt === null || aftersale.dueAt > at) return false;
  const moved = await goOn(tx, locked, { address, settings, at });
  if (!moved) return false;
  await notifySellerOf(tx, moved, { event: 'caseByTime', args: { status: moved.status }, at });
  await refundIfDue(tx, ctx, { aftersale: moved, order: locked.order });
  return true;
}

interface GoingOn {
  address: ReturnAddress | undefined;
  settings: Settings;
  at: Date;
}

async function goOn(tx: Executor, locked: LockedCase, going: GoingOn): Promise<Aftersale | undefined> {
  const { aftersale, order } = locked;
  const { address, settings, at } = going;
  const change = { at, settings };
  switch (endingOf(aftersale)) {
    case 'approved': {
      const isReturned = aftersale.type !== 'refund_only';
      if (isReturned && !address) return escalate(tx, aftersale, going);
      return approveCase(tx, aftersale, { ...change, actor: undefined, address, event: 'approveByTime' });
    }
    case 'proposal_dropped': {
      const facts = { proposedAmount: null };
      return moveCase(tx, aftersale, {
        ...change,
        move: 'propose',
        to: aftersale.status,
        event: 'dropProposal',
        facts,
      });
    }
    case 'escalated':
      return escalate(tx, aftersale, going);
    case 'received': {
      const facts = { receivedAt: at };
      return moveCase(tx, aftersale, { ...change, move: 'receive', to: received(aftersale.type), facts });
    }
    case 'closed':
      return close(tx, locked, going);
    case 'completed':
      return endCase(tx, aftersale, { ...change, move: 'confirm', order });
    default:
      return undefined;
  }
}

async function close(tx: Executor, { aftersale, order }: LockedCase, { settings, at }: GoingOn): Promise<Aftersale> {
  const isReturn = aftersale.status === 'awaiting_return';
  const move = isReturn ? ('giveUpReturn' as const) : ('lapse' as const);
  const facts = { closeReason: isReturn ? ('not_returned' as const) : ('not_disputed' as const) };
  const ended = await endCase(tx, aftersale, { move, at, settings, order, facts });
  await notifyCustomerOf(tx, ended, { event: 'caseClosed', args: { reason: facts.closeReason }, at });
  return ended;
}

/** What only a person can go on with goes to the platform. */
async function escalate(tx: Executor, aftersale: Aftersale, { settings, at }: GoingOn): Promise<Aftersale> {
  const facts = { isDisputed: true, proposedAmount: null };
  const moved = await moveCase(tx, aftersale, { move: 'dispute', event: 'escalate', at, settings, facts });
  await notifyCustomerOf(tx, moved, { event: 'caseEscalated', at });
  await notifyDecidersOf(tx, moved, at);
  return moved;
}

/** Reminds whose turn it is, once before each deadline. Answers how many were reminded. */
export async function remindOfCases(ctx: ServerContext): Promise<number> {
  const { 'aftersale.remindHours': hours } = await getSettings(ctx);
  const at = ctx.clock.now();
  const due = await listToRemind(ctx.db, { at, hours });
  return forEachDue(ctx, due, (tx, { no }) => remind(tx, { no, at }));
}

async function remind(tx: Executor, { no, at }: { no: string; at: Date }): Promise<boolean> {
  const { aftersale } = await lockCase(tx, { no });
  if (aftersale.remindedAt !== null || aftersale.dueAt === null || aftersale.dueAt <= at) return false;
  const marked = await markReminded(tx, aftersale, at);
  const hours = Math.max(1, Math.round((aftersale.dueAt.getTime() - at.getTime()) / 3_600_000));
  const args = { hours, ending: endingOf(aftersale) ?? 'none' };
  const turn = turnOf(aftersale.status, aftersale.proposedAmount !== null);
  if (turn === 'customer') await notifyCustomerOf(tx, marked, { event: 'caseDue', args, at });
  if (turn === 'seller') await notifySellerOf(tx, marked, { event: 'caseDueSeller', args, at });
  return true;
}
