import { and, count, eq, exists, isNotNull, like, notExists, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { twoFactors } from '../security-tables.ts';
import { userGroupRules, userGroups, userRules, users } from '../tables.ts';

/** Of a group: whoever is in it may do something at the desk. */
const worksAtDesk = (db: Executor): SQL | undefined =>
  or(
    eq(userGroups.hasAllRules, true),
    exists(
      db
        .select({ id: userRules.id })
        .from(userGroupRules)
        .innerJoin(userRules, eq(userRules.id, userGroupRules.ruleId))
        .where(and(eq(userGroupRules.groupId, userGroups.id), like(userRules.name, 'operator/%'))),
    ),
  );

/** Whether the shop has ever got an operator, also one that is disabled now. */
export async function hasOperator(db: Executor): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(worksAtDesk(db))
    .limit(1);
  return rows.length > 0;
}

/** Operators who log in by their password alone. */
export async function countUnprovenOperators(db: Executor): Promise<number> {
  const proven = db
    .select({ id: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, users.id), isNotNull(twoFactors.enabledAt)));
  const [row] = await db
    .select({ operators: count() })
    .from(users)
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(and(eq(users.status, 'enable'), worksAtDesk(db), notExists(proven)));
  return row?.operators ?? 0;
}
