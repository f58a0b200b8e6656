import type { Executor } from '../db/connection.ts';
import type { Actor } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Fen } from '../kernel/money.ts';
import type { Settings } from '../site/index.ts';
import { moveCase } from './move-case.ts';
import { notifyCustomerOf } from './notify-parties.ts';
import type { Aftersale } from './repository.ts';
import type { ReturnAddress } from './snapshots.ts';
import { approved, paysBack } from './states.ts';

interface Approval {
  at: Date;
  settings: Settings;
  /** Undefined: the time is over. */
  actor: Actor | undefined;
  /** Where goods are sent back to, where they are. */
  address: ReturnAddress | undefined;
  /** Missing: as requested. */
  amount?: Fen;
  /** Word of the history; missing: the move's own name. */
  event?: string;
}

/**
 * A2, A3, A4: what was asked for is granted. Money that goes back is the caller's part. Throws `status_changed`, and
 * `return_address_needed` where goods are to come back to nowhere.
 */
export async function approveCase(tx: Executor, aftersale: Aftersale, approval: Approval): Promise<Aftersale> {
  const { at, settings, actor, address, event } = approval;
  const to = approved(aftersale.type);
  if (to === 'awaiting_return' && !address) throw new DomainError('return_address_needed');
  const amount = approval.amount ?? aftersale.requestedAmount;
  const facts = {
    proposedAmount: null,
    answeredAt: aftersale.answeredAt ?? at,
    ...(paysBack(aftersale.type) && { approvedAmount: amount }),
    ...(to === 'awaiting_return' && address && { returnAddress: address }),
  };
  const moved = await moveCase(tx, aftersale, {
    move: 'approve',
    to,
    at,
    settings,
    actor,
    facts,
    ...(event && { event }),
  });
  const isByTime = actor === undefined ? 'yes' : 'no';
  await notifyCustomerOf(tx, moved, { event: 'caseApproved', args: { next: to, isByTime }, at });
  return moved;
}
