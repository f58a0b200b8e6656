import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import {
  type Aftersale,
  approveCase,
  endCase,
  endingOf,
  findSellerAddresses,
  type LockedCase,
  listCaseLines,
  listDueCases,
  lockCase,
  moveCase,
  notifyCustomerOf,
  notifyDecidersOf,
  notifySellerOf,
  type ReturnAddress,
  received,
} from '../../aftersales/index.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { getSettings, type Settings } from '../../site/index.ts';
import { refundIfDue } from './answer-case.ts';

/**
 * A2, A3, A6, A7, A15, A17: does what happens where nobody has acted in time, a case a transaction; one that cannot go on
 * holds up no other. Safe to run twice and in two processes at once. Answers how many cases went on.
 */
export async function timeOutCases(ctx: ServerContext): Promise<number> {
  const settings = await getSettings(ctx);
  const find = async (limit: number) => {
    const due = await listDueCases(ctx.db, ctx.clock.now(), limit);
    const addresses = await findSellerAddresses(ctx, due);
    return due.map(({ no, storeId }) => ({ no, address: addresses.get(storeId) }));
  };
  const work = (tx: Executor, due: Omit<Timing, 'settings'>) => timeOut(tx, ctx, { ...due, settings });
  return forEachDue(ctx, 'time-out-cases', { find, keyOf: ({ no }) => no, work });
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
  const lines = await listCaseLines(tx, [aftersale.id]);
  switch (endingOf(aftersale, { lines, hasAddress: address !== undefined })) {
    case 'approved':
      return approveCase(tx, aftersale, { ...change, actor: undefined, address, event: 'approveByTime' });
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
