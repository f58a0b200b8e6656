import { formatFen } from '../kernel/money.ts';
import { getBatch, readBatchRows, type Withdrawal } from '../payouts/index.ts';
import { makeBatch } from '../workflows/payouts/make-batch.ts';
import { applyResult, cancelBatch } from '../workflows/payouts/settle-batch.ts';
import { atOnce } from './at-once.ts';
import { someNo } from './some-no.ts';
import type { Step, World } from './world.ts';

type Verdict = '成功' | '失败' | '处理中';

/** What a bank says of some withdrawals: the head that settings have, and a line each. */
function bankAnswerOf(rows: { no: string; netAmount: number; verdict: Verdict }[]): Buffer {
  const lines = rows.map(({ no, netAmount, verdict }) => [no, verdict, '', `B-${no}`, formatFen(netAmount)].join());
  return Buffer.from(['业务编号,处理状态,失败原因,银行流水号,金额', ...lines].join('\n'));
}

/** Files for the bank, and what it says of them. */
export function batchSteps(world: World): Record<string, Step> {
  const { test, dice, operators } = world;
  const { ctx } = test;
  const batch = async () => {
    const nos = await Promise.all([1, 2, 3, 4].map(() => someNo(world, 'withdrawals', ['approved'])));
    return makeBatch(ctx, dice.pick(operators), { nos, key: crypto.randomUUID() });
  };
  /** Mostly who has made it. */
  const someBatch = async () => {
    const { id, no, madeBy } = await getBatch(ctx.db, await someNo(world, 'payout_batches'));
    const reader = operators.find(({ userId }) => userId === madeBy && dice.next(4) > 0) ?? dice.pick(operators);
    return { no, reader, rows: (await readBatchRows(ctx.db, id)).map(({ withdrawal }) => withdrawal) };
  };
  const answerOf = (rows: Withdrawal[]) => {
    const said = dice.next(3) === 0 ? rows.slice(1) : rows;
    return bankAnswerOf(
      (said.length > 0 ? said : rows).map(({ no, netAmount }) => {
        const verdict = dice.pick(['成功', '成功', '成功', '失败', '处理中'] as const);
        return { no, netAmount: dice.next(12) === 0 ? netAmount + 1 : netAmount, verdict };
      }),
    );
  };
  const answer = async () => {
    const { no, reader, rows } = await someBatch();
    return applyResult(ctx, reader, { no, content: answerOf(rows) });
  };
  return {
    batch,
    batchToo: batch,
    answerBatch: answer,
    answerBatchToo: answer,
    /** Two answers that may contradict each other, and somebody who thinks that the file never went out. */
    answerAtOnce: async () => {
      const { no, reader, rows } = await someBatch();
      return atOnce([
        applyResult(ctx, reader, { no, content: answerOf(rows) }),
        applyResult(ctx, dice.pick(operators), { no, content: answerOf(rows) }),
        cancelBatch(ctx, reader, { no, reason: 'r' }),
      ]);
    },
    cancelBatch: async () => {
      const { no, reader } = await someBatch();
      return cancelBatch(ctx, reader, { no, reason: 'r' });
    },
  };
}
