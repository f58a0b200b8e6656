import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { userGroupRules, userGroups, users } from '../tables.ts';

type GroupRow = typeof userGroups.$inferSelect;

export interface CountedGroup {
  group: GroupRow;
  users: number;
  rules: number;
}

/** Groups with how many users and rules each has, in the order in which they were made. */
export async function listGroupRows(db: Executor): Promise<CountedGroup[]> {
  // `eq` names the table of each column, which a column written into the text here would lose: both tables have an id.
  const rulesOf = sql<number>`(select count(*)::int from ${userGroupRules} where ${eq(userGroupRules.groupId, userGroups.id)})`;
  const usersOf = sql<number>`(select count(*)::int from ${users} where ${eq(users.groupId, userGroups.id)})`;
  return db.select({ group: userGroups, users: usersOf, rules: rulesOf }).from(userGroups).orderBy(asc(userGroups.id));
}

export async function findGroupRow(db: Executor, id: number): Promise<CountedGroup | undefined> {
  return (await listGroupRows(db)).find(({ group }) => group.id === id);
}

export async function listGrantedRules(db: Executor, groupId: number): Promise<number[]> {
  const rows = await db
    .select({ ruleId: userGroupRules.ruleId })
    .from(userGroupRules)
    .where(eq(userGroupRules.groupId, groupId))
    .orderBy(asc(userGroupRules.ruleId));
  return rows.map(({ ruleId }) => ruleId);
}
