import type { TestContext } from '../../db/test-context.ts';
import type { Member } from '../../kernel/actor.ts';
import { ordersOf } from '../orders/orders-for-tests.ts';
import { describeGroup } from './describe-group.ts';

/** People who pay for orders, with what they have to pay by. */
export function payingOf(test: TestContext) {
  const shop = ordersOf(test);
  return {
    shop,
    payer: async (balance = 0, points = 0): Promise<Member> => {
      const member = await shop.newMember();
      if (balance > 0) await shop.fill(member, balance);
      if (points > 0) await shop.givePoints(member, points);
      return member;
    },
    /** What is still due of a group, as its payer reads it. */
    dueOf: async (member: Member, no: string) => {
      const { due } = await describeGroup(test.ctx, member.userId, no);
      return { status: due.status, stage: due.stage, due: due.due };
    },
  };
}
