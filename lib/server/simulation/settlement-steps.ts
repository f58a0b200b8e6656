import { correctionDecisions, correctionKinds } from '#lib/contract/settlement/corrections.ts';
import { depositDecisions, depositKinds } from '#lib/contract/settlement/deposits.ts';
import type { StatementStatus } from '#lib/contract/settlement/statement-words.ts';
import type { Member, StoreMember } from '../kernel/actor.ts';
import { shopDay } from '../kernel/clock.ts';
import {
  confirmStatement,
  getCorrection,
  getDeposit,
  getStatement,
  type Statement,
  saveRate,
} from '../settlement/index.ts';
import { updateSettings } from '../site/index.ts';
import { appealPenalty } from '../workflows/settlement/appeal-penalty.ts';
import { chargePenaltiesDue } from '../workflows/settlement/charge-penalties.ts';
import { confirmExpiredStatements } from '../workflows/settlement/confirm-expired.ts';
import { decideCorrection } from '../workflows/settlement/decide-correction.ts';
import { decideDeposit } from '../workflows/settlement/decide-deposit.ts';
import { approveAnswer, dropAnswer, proposeAnswer, refuseObjection } from '../workflows/settlement/decide-objection.ts';
import { disputeStatement } from '../workflows/settlement/dispute-statement.ts';
import { makeStatementsDue, makeStatementsNow } from '../workflows/settlement/make-statements.ts';
import { payDeposit } from '../workflows/settlement/pay-deposit.ts';
import { proposeCorrection } from '../workflows/settlement/propose-correction.ts';
import { proposeDeposit } from '../workflows/settlement/propose-deposit.ts';
import { settleStatementNow, settleStatementsDue } from '../workflows/settlement/settle-statements.ts';
import { atOnce } from './at-once.ts';
import { someNo } from './some-no.ts';
import type { Step, World } from './world.ts';

/** What stores are settled for, and what operators put right with them. */
export function settlementSteps(world: World): Record<string, Step> {
  return { ...statementSteps(world), ...objectionSteps(world), ...correctionSteps(world), ...depositSteps(world) };
}

export const storeOfId = ({ stores, dice }: World, storeId: number): StoreMember =>
  stores.find((store) => store.storeId === storeId) ?? dice.pick(stores);

/** Two who differ: what one proposes another one decides. Sometimes one person tries both, and is refused. */
const operatorBut = ({ operators, dice }: World, userId: number | null): Member =>
  dice.pick(dice.next(8) === 0 ? operators : operators.filter((operator) => operator.userId !== userId));

async function someStatement(world: World, ...statuses: StatementStatus[]): Promise<Statement> {
  return getStatement(world.test.ctx.db, await someNo(world, 'store_statements', statuses));
}

function statementSteps(world: World): Record<string, Step> {
  const { test, dice, operators, stores } = world;
  const { ctx } = test;
  const twice = (job: (context: typeof ctx) => Promise<unknown>) => () => atOnce([job(ctx), job(ctx)]);
  return {
    stateDue: twice(makeStatementsDue),
    stateNow: () =>
      makeStatementsNow(ctx, dice.pick(operators), { storeId: dice.pick([undefined, ...stores])?.storeId }),
    /** While a store still earns or gives back. */
    stateWhileCharging: () => atOnce([makeStatementsDue(ctx), chargePenaltiesDue(ctx), makeStatementsDue(ctx)]),
    lapse: twice(confirmExpiredStatements),
    settle: twice(settleStatementsDue),
    chargePenalties: twice(chargePenaltiesDue),
    settleNow: async () => settleStatementNow(ctx, dice.pick(operators), (await someStatement(world, 'confirmed')).no),
    confirmStatement: async () => {
      const { no, storeId } = await someStatement(world, 'to_confirm');
      return confirmStatement(ctx, storeOfId(world, storeId), no);
    },
    confirmAndDispute: async () => {
      const { no, storeId } = await someStatement(world, 'to_confirm');
      const store = storeOfId(world, storeId);
      return atOnce([
        confirmStatement(ctx, store, no),
        disputeStatement(ctx, store, { no, note: 'n' }),
        confirmExpiredStatements(ctx),
      ]);
    },
    cycle: () => {
      const cycle = dice.pick(['daily', 'daily', 'weekly', 'monthly', 'manual'] as const);
      return updateSettings(ctx, { 'settle.cycle': cycle, 'settle.holdDays': dice.pick([0, 0, 2]) });
    },
    rate: () => {
      const scope = { scope: 'default' as const, scopeId: 0, kind: dice.pick(['sales', 'payment'] as const) };
      const share = { bp: dice.next(900), minAmount: dice.pick([0, 50]), maxAmount: dice.pick([null, 2000]) };
      return saveRate(ctx, dice.pick(operators), { ...scope, ...share, from: undefined, reason: 'r' });
    },
  };
}

function objectionSteps(world: World): Record<string, Step> {
  const { test, dice, operators } = world;
  const { ctx } = test;
  const propose = async () => {
    const { no } = await someStatement(world, 'disputed');
    return proposeAnswer(ctx, dice.pick(operators), { no, amount: dice.next(2000) - 1000 || 1, reason: 'r' });
  };
  return {
    disputeStatement: async () => {
      const { no, storeId } = await someStatement(world, 'to_confirm');
      return disputeStatement(ctx, storeOfId(world, storeId), { no, note: 'n' });
    },
    proposeAnswer: propose,
    proposeAnswerToo: propose,
    dropAnswer: async () => {
      const { no } = await someStatement(world, 'disputed');
      return dropAnswer(ctx, dice.pick(operators), { no, reason: 'r' });
    },
    approveAnswer: async () => {
      const { no, version, proposedBy } = await someStatement(world, 'disputed');
      return approveAnswer(ctx, operatorBut(world, proposedBy), { no, version });
    },
    approveAndRefuse: async () => {
      const { no, version, proposedBy } = await someStatement(world, 'disputed');
      return atOnce([
        approveAnswer(ctx, operatorBut(world, proposedBy), { no, version }),
        refuseObjection(ctx, dice.pick(operators), { no, reason: 'r' }),
      ]);
    },
    refuseObjection: async () => {
      const { no } = await someStatement(world, 'disputed');
      return refuseObjection(ctx, dice.pick(operators), { no, reason: 'r' });
    },
  };
}

function correctionSteps(world: World): Record<string, Step> {
  const { test, dice, operators, stores } = world;
  const { ctx } = test;
  const correct = async () => {
    const kind = dice.pick(correctionKinds);
    const size = 1 + dice.next(800);
    const amount = kind === 'penalty' || (kind === 'adjustment' && dice.next(2) === 0) ? -size : size;
    const facts = { kind, amount, reason: 'r', orderNo: '', key: crypto.randomUUID() };
    return proposeCorrection(ctx, dice.pick(operators), { storeId: dice.pick(stores).storeId, ...facts });
  };
  const someCorrection = async (...statuses: string[]) =>
    getCorrection(ctx.db, await someNo(world, 'store_corrections', statuses));
  return {
    correct,
    decideCorrection: async () => {
      const { no, proposedBy } = await someCorrection('proposed');
      const decision = dice.pick(['approve', 'approve', 'approve', 'reject'] as const);
      return decideCorrection(ctx, operatorBut(world, proposedBy), { no, decision, reason: 'r' });
    },
    decideCorrectionTwice: async () => {
      const { no, proposedBy } = await someCorrection('proposed');
      const decide = () => {
        const decision = dice.pick(correctionDecisions);
        return decideCorrection(ctx, operatorBut(world, proposedBy), { no, decision, reason: 'r' });
      };
      return atOnce([decide(), decide()]);
    },
    appeal: async () => {
      const { no, storeId } = await someCorrection('announced');
      return appealPenalty(ctx, storeOfId(world, storeId), { no, note: 'n' });
    },
    appealWhileCharging: async () => {
      const { no, storeId } = await someCorrection('announced');
      const appealed = appealPenalty(ctx, storeOfId(world, storeId), { no, note: 'n' });
      return atOnce([appealed, chargePenaltiesDue(ctx)]);
    },
    answerAppeal: async () => {
      const { no, proposedBy } = await someCorrection('appealed');
      const decision = dice.pick(['uphold', 'lift'] as const);
      return decideCorrection(ctx, operatorBut(world, proposedBy), { no, decision, reason: 'r' });
    },
  };
}

function depositSteps(world: World): Record<string, Step> {
  const { test, dice, operators, stores } = world;
  const { ctx } = test;
  const someDeposit = async (...statuses: string[]) =>
    getDeposit(ctx.db, await someNo(world, 'store_deposits', statuses));
  return {
    proposeDeposit: async () => {
      const kind = dice.pick(depositKinds);
      const facts = { kind, amount: 1 + dice.next(900), reason: 'r', key: crypto.randomUUID() };
      const due = shopDay(new Date(ctx.clock.now().getTime() + dice.next(9) * 86_400_000));
      return proposeDeposit(ctx, dice.pick(operators), { storeId: dice.pick(stores).storeId, ...facts, due });
    },
    payDeposit: async () => {
      const { no, storeId } = await someDeposit('open');
      return payDeposit(ctx, storeOfId(world, storeId), no);
    },
    payAndWithdrawDeposit: async () => {
      const { no, storeId } = await someDeposit('open');
      return atOnce([
        payDeposit(ctx, storeOfId(world, storeId), no),
        decideDeposit(ctx, dice.pick(operators), { no, decision: 'withdraw', reason: 'r' }),
      ]);
    },
    decideDeposit: async () => {
      const { no, proposedBy } = await someDeposit('proposed', 'proposed', 'open');
      const decision = dice.pick(['approve', 'approve', ...depositDecisions] as const);
      return decideDeposit(ctx, operatorBut(world, proposedBy), { no, decision, reason: 'r' });
    },
  };
}
