import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Fen } from '../../kernel/money.ts';
import { daySeconds, getStatement, moveStatement, type Statement, writeLine } from '../../settlement/index.ts';
import { getSettings } from '../../site/index.ts';
import { accounts, post } from '../../wallet/index.ts';
import { notifyDesk, notifyOfStatement } from './pieces/notify-of-statement.ts';
import { requireForeignStatement } from './pieces/require-foreign-statement.ts';

interface Proposal {
  no: string;
  /** More for the store, or below zero less. */
  amount: Fen;
  reason: string;
}

const nothingProposed = { proposedAmount: null, proposedReason: '', proposedBy: null };

/**
 * An operator would answer an objection by an adjustment; another one decides. A proposal takes the place of the one before.
 * Throws `not_found`, `own_record`, and `status_changed` where nothing is objected to.
 */
export async function proposeAnswer(ctx: ServerContext, operator: Member, asked: Proposal): Promise<void> {
  const { no, amount, reason } = asked;
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const statement = await getForDesk(tx, operator, no);
    const facts = { proposedAmount: amount, proposedReason: reason, proposedBy: operator.userId };
    const proposed = await moveStatement(tx, statement, { move: 'propose', at, actor: operator, reason, facts });
    await notifyDesk(tx, proposed, { event: 'statementAnswerProposed', at });
  });
}

/** The proposal is given up, by whoever made it or by another; the objection stays open. Throws as above. */
export async function dropAnswer(
  ctx: ServerContext,
  operator: Member,
  { no, reason }: { no: string; reason: string },
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const statement = await getForDesk(tx, operator, no);
    if (statement.proposedAmount === null) throw new DomainError('status_changed');
    await moveStatement(tx, statement, { move: 'drop', at, actor: operator, reason, facts: nothingProposed });
  });
}

/**
 * A second operator makes the proposed adjustment: a line of this very statement, with its posting. The store looks at it
 * again, with all its time. Throws `not_found`, `own_record`, `same_reviewer` for who proposed it, and `status_changed`, also
 * where another amount was proposed meanwhile (`version`: what the operator has read).
 */
export async function approveAnswer(
  ctx: ServerContext,
  operator: Member,
  { no, version }: { no: string; version: number },
): Promise<void> {
  const at = ctx.clock.now();
  const confirmDeadline = await newDeadline(ctx, at);
  await ctx.db.transaction(async (tx) => {
    const statement = await getForDesk(tx, operator, no);
    const { proposedAmount: amount, proposedBy, proposedReason: reason } = statement;
    if (amount === null || statement.version !== version) throw new DomainError('status_changed');
    if (proposedBy === operator.userId) throw new DomainError('same_reviewer');
    const facts = { ...nothingProposed, ...adjusted(statement, amount), answer: reason, confirmDeadline };
    const answered = await moveStatement(tx, statement, { move: 'adjust', at, actor: operator, reason, facts });
    await postAnswer(tx, statement, { amount, actor: operator, at });
    await notifyOfStatement(tx, answered, { event: 'statementAdjusted', at });
  });
}

/** The objection is refused: the store reads why, and has all its time again. Throws as above. */
export async function refuseObjection(
  ctx: ServerContext,
  operator: Member,
  { no, reason }: { no: string; reason: string },
): Promise<void> {
  const at = ctx.clock.now();
  const confirmDeadline = await newDeadline(ctx, at);
  await ctx.db.transaction(async (tx) => {
    const statement = await getForDesk(tx, operator, no);
    const facts = { ...nothingProposed, answer: reason, confirmDeadline };
    const answered = await moveStatement(tx, statement, { move: 'refuse', at, actor: operator, reason, facts });
    await notifyOfStatement(tx, answered, { event: 'statementUpheld', at });
  });
}

async function getForDesk(tx: Executor, operator: Member, no: string): Promise<Statement> {
  const statement = await getStatement(tx, no);
  await requireForeignStatement(tx, operator, statement);
  return statement;
}

async function newDeadline(ctx: ServerContext, at: Date): Promise<Date> {
  const { 'settle.confirmDays': days } = await getSettings(ctx);
  return addSeconds(at, days * daySeconds);
}

const adjusted = ({ adjustmentsAmount, netAmount, closingAmount, lineCount }: Statement, amount: Fen) => ({
  adjustmentsAmount: adjustmentsAmount + amount,
  netAmount: netAmount + amount,
  closingAmount: closingAmount + amount,
  lineCount: lineCount + 1,
});

interface Answer {
  amount: Fen;
  actor: Member;
  at: Date;
}

/** Once for each version of a statement: it can be objected to more than once. */
async function postAnswer(
  tx: Executor,
  { id: statementId, no, storeId, version }: Statement,
  { amount, actor, at }: Answer,
): Promise<void> {
  const cause = `statement_adjust:${no}:${version}`;
  const line = { storeId, kind: 'adjustment' as const, orderId: null, cause, grossAmount: amount };
  await writeLine(tx, { ...line, statementId, at });
  await post(tx, {
    type: 'statement_adjust',
    ref: { type: 'store_statement', no },
    idem: cause,
    memo: { key: 'memoStatementAdjust', args: { no } },
    entries: [
      { account: accounts.adjustment, amount: -amount },
      { account: accounts.storePending(storeId), amount },
    ],
    actor,
    at,
  });
}
