import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { describeGroupDue } from './describe-group.ts';
import { closeAttempts } from './pieces/close-attempts.ts';

/** Gives up the open attempt to pay, so that another way can be chosen. Throws `not_found` and what `closeAttempts` throws. */
export async function giveUpPaying(ctx: ServerContext, member: Member, no: string): Promise<void> {
  const { group } = await describeGroupDue(ctx, member.userId, no);
  await closeAttempts(ctx, group.no, member);
}
