import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import { createTestUser, signIn } from '../factories/factories.ts';

/** An operator whose group holds these nodes and no others, logged in with a second factor. */
export async function createHolder(
  ctx: ServerContext,
  nodes: readonly string[],
): Promise<{ id: number; token: string }> {
  const { id } = await createTestUser(ctx, { group: 'operator' });
  const key = `holder-${randomInt(10 ** 9)}`;
  await ctx.db.execute(sql`with made as (insert into user_groups (key) values (${key}) returning id),
    held as (insert into user_group_rules (group_id, rule_id)
      select made.id, r.id from made, user_rules r where r.name = any(${sql.param([...nodes])}::text[]))
    update users set group_id = made.id from made where users.id = ${id}`);
  return { id, token: (await signIn(ctx, id)).token };
}
