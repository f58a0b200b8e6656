import type { ServerContext } from '../db/context.ts';
import { type Account, post } from '../wallet/index.ts';

/** Moves an amount from one account to another, as a correction would: what a test is not about may have come anyhow. */
export async function moveMoney(
  ctx: ServerContext,
  { from, to, amount }: { from: Account; to: Account; amount: number },
): Promise<void> {
  const entries = [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
  const cause = {
    ref: { type: 'test', no: 'T1' },
    idem: crypto.randomUUID(),
    memo: { key: 'memoCorrection' as const },
  };
  await ctx.db.transaction((tx) => post(tx, { type: 'adjustment', ...cause, entries, at: ctx.clock.now() }));
}
