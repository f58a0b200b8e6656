import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import type { Executor } from '../../db/connection.ts';
import type { NoticeReader } from '../../messaging/index.ts';
import { userGroupRules, userGroups, userRules, users } from '../tables.ts';

/** Where members can be reached, and in which language. Who is disabled is not written to. */
export async function findNoticeReaders(db: Executor, userIds: number[]): Promise<Map<number, NoticeReader>> {
  const rows = await db
    .select({ id: users.id, email: users.email, mobile: users.mobile, locale: users.locale })
    .from(users)
    .where(and(inArray(users.id, userIds), eq(users.status, 'enable')));
  return new Map(rows.map(({ id, ...reader }) => [id, reader]));
}

/** Everybody whose group has a permission node: who is told of what waits for somebody with it. */
export async function listHolders(db: Executor, node: PermissionNode): Promise<number[]> {
  const granting = db
    .select({ id: userGroupRules.groupId })
    .from(userGroupRules)
    .innerJoin(userRules, eq(userRules.id, userGroupRules.ruleId))
    .where(and(eq(userRules.status, 'enable'), sql`lower(${userRules.name}) = ${node.toLowerCase()}`));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(
      and(
        eq(users.status, 'enable'),
        eq(userGroups.status, 'enable'),
        or(eq(userGroups.hasAllRules, true), inArray(userGroups.id, granting)),
      ),
    );
  return rows.map(({ id }) => id);
}
