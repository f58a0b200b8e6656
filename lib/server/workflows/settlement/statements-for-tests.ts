import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { createTestUser } from '../../factories/factories.ts';
import { createTestStore, toMember } from '../../factories/store-factories.ts';
import type { Member, StoreMember } from '../../kernel/actor.ts';
import type { Fen } from '../../kernel/money.ts';
import { getStatement, type Statement, writeLine } from '../../settlement/index.ts';
import { accounts, getStoreMoney, post } from '../../wallet/index.ts';
import { makeStatementsNow } from './make-statements.ts';
import { settleStatementsDue } from './settle-statements.ts';

type Fees = Record<'commissionAmount' | 'channelFeeAmount', Fen>;

/** Statements as tests need them. */
export function statementsOf({ ctx }: { ctx: ServerContext & { clock: { advance(seconds: number): void } } }) {
  const newStore = async (): Promise<StoreMember> => {
    const { owner, store } = await createTestStore(ctx);
    return { ...toMember(owner.id), storeId: store.id };
  };
  const newOperator = async (): Promise<Member> => toMember((await createTestUser(ctx, { group: 'operator' })).id);

  /** Adds to what a store has earned, or takes off it, as whoever writes a line does; of `fees` the platform takes its part. */
  async function earn({ storeId }: { storeId: number }, gross: Fen, fees: Partial<Fees> = {}): Promise<void> {
    const at = ctx.clock.now();
    const cause = crypto.randomUUID();
    await ctx.db.transaction(async (tx) => {
      const line = { storeId, kind: 'adjustment' as const, orderId: null, cause, grossAmount: gross, ...fees, at };
      const amount = await writeLine(tx, line);
      await post(tx, {
        type: 'adjustment',
        ref: { type: 'test', no: 'T1' },
        idem: cause,
        memo: { key: 'memoCorrection' },
        entries: [
          { account: accounts.adjustment, amount: -amount },
          { account: accounts.storePending(storeId), amount },
        ],
        at,
      });
    });
  }

  const listOf = async ({ storeId }: { storeId: number }): Promise<Statement[]> => {
    const { rows } = await ctx.db.execute<{ no: string }>(
      sql`select no from store_statements where store_id = ${storeId} order by id`,
    );
    return Promise.all(rows.map(({ no }) => getStatement(ctx.db, no)));
  };

  /** One of what a store has earned until now. */
  async function make({ storeId }: { storeId: number }): Promise<Statement> {
    ctx.clock.advance(1);
    await makeStatementsNow(ctx, await newOperator(), { storeId });
    const made = (await listOf({ storeId })).at(-1);
    if (!made) throw new Error('no statement');
    return made;
  }

  const read = (no: string) => getStatement(ctx.db, no);
  const moneyOf = ({ storeId }: { storeId: number }) => getStoreMoney(ctx.db, storeId);
  const settleAll = () => settleStatementsDue(ctx);

  return { newStore, newOperator, earn, listOf, make, read, moneyOf, settleAll };
}
