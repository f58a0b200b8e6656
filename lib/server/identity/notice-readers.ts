import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { NoticeReader } from '../messaging/index.ts';
import { userGroups, users } from './tables.ts';

/** Where members can be reached, and in which language. Who is disabled is not written to. */
export async function findNoticeReaders(db: Executor, userIds: number[]): Promise<Map<number, NoticeReader>> {
  const rows = await db
    .select({ id: users.id, email: users.email, mobile: users.mobile, locale: users.locale })
    .from(users)
    .where(and(inArray(users.id, userIds), eq(users.status, 'enable')));
  return new Map(rows.map(({ id, ...reader }) => [id, reader]));
}

/** Who runs the shop: told of what waits for a person. */
export async function listOperators(db: Executor): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(and(eq(userGroups.key, 'operator'), eq(users.status, 'enable')));
  return rows.map(({ id }) => id);
}
