import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { type Fen, formatFen } from '../kernel/money.ts';
import type { Seller } from '../orders/index.ts';
import { getSettings } from '../site/index.ts';
import { holdEvidence, subjectOfCase } from './held-files.ts';
import { lockForSeller } from './lock-case.ts';
import { moveCase } from './move-case.ts';
import { notifyCustomerOf } from './notify-parties.ts';
import { type CameBack, recordReceived } from './record-received.ts';
import type { Aftersale } from './repository.ts';
import { findReturnAddress } from './return-address.ts';
import { mostRounds } from './rules.ts';
import type { ReturnAddress } from './snapshots.ts';
import { approved, canMove, paysBack } from './states.ts';

interface Proposal {
  no: string;
  amount: Fen;
  reason: string;
  /** Once the goods are back: what came. */
  lines: CameBack[];
}

/**
 * A9: the seller offers another amount than was asked for, less than that but not nothing, three times at most. Throws `not_found`,
 * `own_record`, `rounds_used`, `return_address_needed`, `invalid_input` at the amount, and `status_changed` while an offer is
 * unanswered.
 */
export async function proposeAmount(ctx: ServerContext, seller: Seller, proposal: Proposal): Promise<void> {
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  const { no, amount, reason, lines } = proposal;
  const address = await findReturnAddress(ctx, seller.storeId);
  await ctx.db.transaction(async (tx) => {
    const { aftersale } = await lockForSeller(tx, seller, no);
    requireProposable(aftersale, amount);
    requireWayBack(aftersale, address);
    if (canMove(aftersale.status, 'receive')) await recordReceived(tx, aftersale, lines);
    const answeredAt = aftersale.answeredAt ?? at;
    const facts = { proposedAmount: amount, proposalReason: reason, rounds: aftersale.rounds + 1, answeredAt };
    const change = { move: 'propose' as const, to: aftersale.status, at, settings, actor: seller.member };
    const moved = await moveCase(tx, aftersale, { ...change, reason, facts });
    const args = { amount: formatFen(amount), reason };
    await notifyCustomerOf(tx, moved, { event: 'caseProposed', args, at });
  });
}

function requireProposable(aftersale: Aftersale, amount: Fen): void {
  const { type, proposedAmount, rounds, requestedAmount, approvedAmount } = aftersale;
  if (!paysBack(type) || proposedAmount !== null) throw new DomainError('status_changed');
  if (rounds >= mostRounds) throw new DomainError('rounds_used', { values: { max: mostRounds } });
  if (amount === 0) throw new DomainError('invalid_input', { fields: { amount: { key: 'proposalNothing' } } });
  // Of goods that are on their way back, less than what was settled on before.
  const most = Math.min(requestedAmount, approvedAmount ?? requestedAmount);
  if (amount < most) return;
  const values = { max: formatFen(most) };
  throw new DomainError('invalid_input', { fields: { amount: { key: 'proposalLess', values } } });
}

/** Who accepts sends the goods back: there must be somewhere to send them. */
function requireWayBack({ type, status }: Aftersale, address: ReturnAddress | undefined): void {
  if (status === 'applied' && approved(type) === 'awaiting_return' && !address) {
    throw new DomainError('return_address_needed');
  }
}

interface Refusal {
  no: string;
  reason: string;
  files: string[];
}

/**
 * A8: turns a request down, or goods that came back, which need evidence. Throws `not_found`, `own_record`,
 * `status_changed`, `invalid_input` at `files`.
 */
export async function refuseCase(ctx: ServerContext, seller: Seller, { no, reason, files }: Refusal): Promise<void> {
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const { aftersale } = await lockForSeller(tx, seller, no);
    const refusalStage = canMove(aftersale.status, 'receive') ? ('receive' as const) : ('review' as const);
    if (refusalStage === 'receive' && files.length === 0) {
      throw new DomainError('invalid_input', { fields: { files: { key: 'required' } } });
    }
    const refusalFiles = await hold(tx, seller, { aftersale, files });
    const answeredAt = aftersale.answeredAt ?? at;
    const facts = { refusalReason: reason, refusalStage, refusalFiles, proposedAmount: null, answeredAt };
    const moved = await moveCase(tx, aftersale, { move: 'refuse', at, settings, actor: seller.member, reason, facts });
    await notifyCustomerOf(tx, moved, { event: 'caseRejected', args: { reason }, at });
  });
}

function hold(tx: Executor, { member }: Seller, { aftersale, files }: { aftersale: Aftersale; files: string[] }) {
  return holdEvidence(tx, { userId: member.userId, subject: subjectOfCase(aftersale.id), urls: files });
}
