import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { hashToken } from '../../kernel/ids.ts';
import { apiKeys } from '../key-tables.ts';
import { newKey } from './key-secret.ts';

type Row = typeof apiKeys.$inferInsert;

/** A key of somebody, good for a day and for whatever it is told; the key itself is in the answer. */
export async function createTestKey(
  ctx: ServerContext,
  facts: Pick<Row, 'userId' | 'scopes'> & Partial<Row>,
): Promise<{ id: number; key: string }> {
  const { key, start } = newKey();
  const now = ctx.clock.now();
  const [made] = await ctx.db
    .insert(apiKeys)
    .values({
      name: 'ERP',
      start,
      secretHash: hashToken(key),
      perMinute: 1200,
      createdAt: now,
      expiresAt: addSeconds(now, 86_400),
      ...facts,
    })
    .returning({ id: apiKeys.id });
  return { id: made?.id ?? 0, key };
}
