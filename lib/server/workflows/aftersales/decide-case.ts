import type { caseDecisions } from '#lib/contract/aftersales/desk-cases.ts';
import type { CaseStatus } from '#lib/contract/aftersales/member-records.ts';
import {
  type Aftersale,
  endCase,
  findAddressOfCase,
  type LockedCase,
  listCaseLines,
  lockCase,
  moveCase,
  notifyCustomerOf,
  notifySellerOf,
  type ReturnAddress,
  requireAmount,
  requireMove,
  sentLeft,
} from '../../aftersales/index.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Fen } from '../../kernel/money.ts';
import { listLines } from '../../orders/index.ts';
import { getSettings, type Settings } from '../../site/index.ts';
import { refundIfDue, worthOfPieces } from './answer-case.ts';

interface Decision {
  no: string;
  decision: (typeof caseDecisions)[number];
  /** Of a refund or a return; missing: as requested. */
  amount?: Fen | undefined;
  note: string;
}

const states: Record<Decision['decision'], CaseStatus> = {
  refund: 'awaiting_refund',
  return: 'awaiting_return',
  reship: 'awaiting_reship',
  reject: 'cancelled',
};

/**
 * A12: an operator decides a dispute; both sides read why. Throws `not_found`, `own_record`, `status_changed`,
 * `invalid_input` at the amount, and `return_address_needed` where goods are to come back to nowhere.
 */
export async function decideCase(ctx: ServerContext, operator: Member, decision: Decision): Promise<void> {
  const settings = await getSettings(ctx);
  const at = ctx.clock.now();
  const { no, note } = decision;
  const address = await findAddressOfCase(ctx, { no });
  await ctx.db.transaction(async (tx) => {
    const { aftersale, order } = await lockCase(tx, { no });
    if (aftersale.userId === operator.userId) throw new DomainError('own_record');
    requireMove(aftersale, 'decide');
    const change = { move: 'decide' as const, at, settings, actor: operator, reason: note };
    const decided =
      decision.decision === 'reject'
        ? await endCase(tx, aftersale, { ...change, to: 'cancelled', order, facts: rejected(note) })
        : await grant(tx, { aftersale, order }, { decision, address, settings, operator, at });
    const args = { decision: decision.decision, note };
    await notifyCustomerOf(tx, decided, { event: 'caseDecided', args, at });
    await notifySellerOf(tx, decided, { event: 'caseDecidedSeller', args, at });
    await refundIfDue(tx, ctx, { aftersale: decided, order, actor: operator });
  });
}

const rejected = (decisionNote: string) => ({ decisionNote, closeReason: 'platform_rejected' as const });

interface Granting {
  decision: Decision;
  address: ReturnAddress | undefined;
  settings: Settings;
  operator: Member;
  at: Date;
}

async function grant(tx: Executor, locked: LockedCase, granting: Granting): Promise<Aftersale> {
  const { decision, address, settings, operator, at } = granting;
  const { aftersale } = locked;
  const to = states[decision.decision];
  if (to !== 'awaiting_refund') await requireSent(tx, locked, decision.decision);
  if (to === 'awaiting_return' && !address) throw new DomainError('return_address_needed');
  const facts = {
    decisionNote: decision.note,
    ...(to !== 'awaiting_reship' && (await amountsOf(tx, locked, decision.amount))),
    // Whatever was asked for: what comes back is money, unless something is sent.
    ...(to === 'awaiting_return' && { returnAddress: address ?? null, type: returnType(aftersale) }),
    ...(to === 'awaiting_return' && aftersale.returnPayer === null && { returnPayer: 'store' as const }),
    ...(to === 'awaiting_return' && { returnParcels: [] }),
  };
  return moveCase(tx, aftersale, { move: 'decide', to, at, settings, actor: operator, reason: decision.note, facts });
}

/** What has not left cannot come back, and nobody sends again what nobody has sent. Nor does what is no thing come back. */
async function requireSent(tx: Executor, { aftersale, order }: LockedCase, decision: Decision['decision']) {
  const [parts, lines] = await Promise.all([listCaseLines(tx, [aftersale.id]), listLines(tx, [order.id])]);
  const isEverySent = parts.every(({ orderLineId, qty }) => {
    const line = lines.find(({ id }) => id === orderLineId);
    return line !== undefined && sentLeft(line) >= qty;
  });
  const isGoods = aftersale.fulfilment === 'ship' || aftersale.fulfilment === 'pickup';
  if (isEverySent && (decision !== 'return' || isGoods)) return;
  throw new DomainError('invalid_input', { fields: { decision: { key: 'caseUnsent' } } });
}

const returnType = ({ type }: Aftersale) => (type === 'exchange' ? type : ('return_refund' as const));

async function amountsOf(tx: Executor, locked: LockedCase, amount: Fen | undefined) {
  const amounts = await worthOfPieces(tx, locked);
  requireAmount(amount, amounts.goodsAmount + amounts.freightAmount);
  return { ...amounts, approvedAmount: amount ?? amounts.requestedAmount };
}
