import { sql } from 'drizzle-orm';
import { payAgain } from '../workflows/payouts/pay-again.ts';
import { returnPayout } from '../workflows/payouts/pay-withdrawal.ts';
import { atOnce } from './at-once.ts';
import { someNo } from './some-no.ts';
import type { Step, World } from './world.ts';

/** What comes back of a store that is closed, and goes out again. */
export function againSteps(world: World): Record<string, Step> {
  const { test, dice, operators } = world;
  const { ctx } = test;
  return {
    /** The bank finds out late. */
    bounceOfClosed: async () => returnPayout(ctx, dice.pick(operators), { no: await paidToClosed(world), reason: 'r' }),
    payAgain: async () => payAgain(ctx, dice.pick(operators), await againOf(world)),
    payAgainAtOnce: async () => {
      const asked = await againOf(world);
      return atOnce(operators.map((operator) => payAgain(ctx, operator, asked)));
    },
  };
}

async function paidToClosed({ test, dice }: World): Promise<string> {
  const { rows } = await test.ctx.db.execute<{ no: string }>(sql`
    select w.no from withdrawals w join stores s on w.owner_type = 'store' and s.id = w.owner_id
    where s.status = 'closed' and w.status = 'paid' order by w.id`);
  return dice.pick(rows).no;
}

/** Mostly of the closed store: of others it is refused. */
async function againOf(world: World) {
  const { rows } = await world.test.ctx.db.execute<{ no: string }>(sql`
    select w.no from withdrawals w join stores s on w.owner_type = 'store' and s.id = w.owner_id
    where s.status = 'closed' and w.status = 'returned' order by w.id desc limit 3`);
  const no = world.dice.next(8) === 0 ? await someNo(world, 'withdrawals', ['returned']) : world.dice.pick(rows).no;
  const same = { to: 'same' as const, account: '', bank: '', branch: '', attachment: '' };
  return { ...same, no, reason: 'r', ip: '127.0.0.1' };
}
