import { createHash } from 'node:crypto';
import { isRecorded } from '#lib/contract/payouts/bank-file.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import { toNumberText } from '../../kernel/answer-table/number-key.ts';
import { DomainError } from '../../kernel/errors.ts';
import { toTaken } from '../../kernel/taken.ts';
import {
  type BankAnswer,
  type Batch,
  findPaidUnder,
  getBatch,
  type JudgedAnswer,
  judgeBankAnswers,
  moveWithdrawal,
  readBankResult,
  readBatchRows,
  requireReference,
} from '../../payouts/index.ts';
import { getSettings } from '../../site/index.ts';
import { getPayable, payableBy } from './pieces/get-for-desk.ts';
import { succeedOne } from './pieces/pay-one.ts';

interface Result {
  no: string;
  /** The bank's file. */
  content: Uint8Array;
  /** Its numbers of payments that the file names without one, as somebody has said them. */
  references?: readonly SaidReference[];
}

interface SaidReference {
  no: string;
  reference: string;
}

export interface Report {
  answers: JudgedAnswer[];
  /** Rows that the bank has not answered, in this file or before. */
  missing: number;
}

/** Says what a bank's answer means, row by row; nothing is changed. Throws `not_found`, and what `readBankResult` throws. */
export async function checkResult(ctx: ServerContext, operator: Member, result: Result): Promise<Report> {
  return judge(ctx, operator, result, await getBatch(ctx.db, result.no));
}

async function judge(ctx: ServerContext, operator: Member, result: Result, batch: Batch): Promise<Report> {
  const read = withReferences(await readBankResult(result.content, await getSettings(ctx)), result.references ?? []);
  const { answers, rows } = await judgeAnswers(ctx, operator, batch, read);
  const settled = new Set(answers.filter(isDecided).map(({ no }) => no));
  const isOpen = ({ withdrawal, isLastAttempt }: (typeof rows)[number]) =>
    isLastAttempt && withdrawal.status === 'paying' && !settled.has(withdrawal.no);
  return { answers, missing: rows.filter(isOpen).length };
}

/** What the file says itself stays. */
function withReferences(answers: BankAnswer[], said: readonly SaidReference[]): BankAnswer[] {
  const byNo = new Map(said.map(({ no, reference }) => [no, toNumberText(reference)]));
  return answers.map((answer) => ({ ...answer, reference: answer.reference || (byNo.get(answer.no) ?? '') }));
}

async function judgeAnswers(ctx: ServerContext, operator: Member, batch: Batch, read: BankAnswer[]) {
  const references = read.map(({ reference }) => reference);
  const [rows, mayPay, paidUnder] = await Promise.all([
    readBatchRows(ctx.db, batch.id),
    payableBy(ctx.db, operator),
    findPaidUnder(ctx.db, 'bank', references),
  ]);
  return { answers: judgeBankAnswers(read, { rows, mayPay, paidUnder }), rows };
}

const isDecided = ({ outcome }: JudgedAnswer) => isRecorded(outcome);

/**
 * Records what a bank's answer says, each row by itself: what somebody else was faster with is left as it is, and the answer
 * can be read again. What it first said had failed and now says was paid is paid, unless something went out since. Throws as
 * `checkResult` does.
 */
export async function applyResult(ctx: ServerContext, operator: Member, result: Result): Promise<Report> {
  const batch = await getBatch(ctx.db, result.no);
  const { answers, missing } = await judge(ctx, operator, result, batch);
  const at = ctx.clock.now();
  const told: JudgedAnswer[] = [];
  for (const answer of answers) told.push(await settle(ctx, operator, { batch, answer, at }));
  const sha256 = createHash('sha256').update(result.content).digest('hex');
  const countOf = (outcome: string) => told.filter((each) => each.outcome === outcome).length;
  const entity = { entityType: 'payout_batch', entityId: batch.id, from: 'made', to: 'made', event: 'result' };
  const data = { sha256, paid: countOf('paid') + countOf('corrected'), failed: countOf('failed') };
  await logStatusChange(ctx.db, { ...entity, actor: operator, at, data });
  return { answers: told, missing };
}

interface Settling {
  batch: Batch;
  answer: JudgedAnswer;
  at: Date;
}

/** As often as somebody else can be faster: begins it, fails it, pays it. */
const mostTries = 4;

/** What has become of a row. Where somebody else was faster, with the same answer or another one, it is judged anew. */
async function settle(ctx: ServerContext, operator: Member, { batch, answer, at }: Settling): Promise<JudgedAnswer> {
  let judged = answer;
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (!isDecided(judged) || (await settleOne(ctx, operator, { answer: judged, at }))) return judged;
    const [again] = (await judgeAnswers(ctx, operator, batch, [answer])).answers;
    judged = again ?? judged;
  }
  return { ...judged, outcome: 'contradicts' };
}

/** False: it was decided in between, or another withdrawal has its number. */
async function settleOne(
  ctx: ServerContext,
  operator: Member,
  { answer, at }: Pick<Settling, 'answer' | 'at'>,
): Promise<boolean> {
  const { outcome, no, reference, reason, withdrawal: judged } = answer;
  try {
    await ctx.db.transaction(async (tx) => {
      const withdrawal = await getPayable(tx, operator, no);
      // It may have failed and gone out again in between.
      if (withdrawal.attempts !== judged?.attempts) throw new DomainError('status_changed');
      if (outcome === 'failed') {
        await moveWithdrawal(tx, withdrawal, { move: 'fail', at, actor: operator, reason });
        return;
      }
      const facts = await requireReference(tx, withdrawal, reference);
      const move = outcome === 'corrected' ? 'correct' : 'succeed';
      await succeedOne(tx, withdrawal, { actor: operator, at, facts, move });
    });
    return true;
  } catch (error) {
    const refusal = toTaken(error);
    if (refusal instanceof DomainError && ['status_changed', 'invalid_input'].includes(refusal.code)) return false;
    throw error;
  }
}

/**
 * The file never went to the bank: what it has not answered counts as failed, and can be paid again or given back. Throws
 * `not_found`, and `status_changed` when nothing is open.
 */
export async function cancelBatch(
  ctx: ServerContext,
  operator: Member,
  { no, reason }: { no: string; reason: string },
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const batch = await getBatch(tx, no);
    const [rows, mayPay] = await Promise.all([readBatchRows(tx, batch.id), payableBy(tx, operator)]);
    const open = rows.filter(({ withdrawal, isLastAttempt }) => isLastAttempt && withdrawal.status === 'paying');
    if (open.length === 0) throw new DomainError('status_changed');
    if (!open.every(({ withdrawal }) => mayPay(withdrawal))) throw new DomainError('reviewer_pays');
    for (const { withdrawal } of open) {
      await moveWithdrawal(tx, withdrawal, { move: 'fail', at, actor: operator, reason });
    }
    const entity = { entityType: 'payout_batch', entityId: batch.id, from: 'made', to: 'made', event: 'cancel' };
    await logStatusChange(tx, { ...entity, actor: operator, at, reason, data: { count: open.length } });
  });
}
