import { sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import {
  addMissingRules,
  addTitles,
  findRuleIds,
  grantRules,
  hasGroup,
  listRuleNames,
  listUntitledLocales,
  type RuleDefinition,
  saveGroup,
} from '../identity/index.ts';
import { operatorRules } from './desk-rules.ts';
import { customerRules, headNavigationRules, userMenuRules } from './rules.ts';
import { holdsRule, storeRoles, storeRules } from './store-rules.ts';

/**
 * Groups, menus and permissions that every shop starts with, demo or not: without them nobody can register. A shop that
 * has groups already keeps what its operator made of them, and gets what a newer release brought along. Call it after
 * each migration; it costs two reads.
 */
export async function ensureRules(ctx: ServerContext): Promise<void> {
  if (await isComplete(ctx.db)) return;
  await ctx.db.transaction(async (tx) => {
    // Processes that start together take turns; the later ones find the work done.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first rules', 0))`);
    if (await isComplete(tx)) return;
    if (!(await hasGroup(tx, 'customer'))) await makeGroups(tx);
    await addRules(tx);
    for (const locale of await listUntitledLocales(tx)) await addTitles(tx, flatten(allRules), locale);
  });
}

const navigationRules = [...headNavigationRules, ...userMenuRules];
const allRules = [...navigationRules, ...customerRules, ...storeRules, ...operatorRules];

const flatten = (rules: readonly RuleDefinition[]): RuleDefinition[] =>
  rules.flatMap((rule) => [rule, ...flatten(rule.children ?? [])]);
const namesOf = (rules: readonly RuleDefinition[]) => flatten(rules).map(({ type, name }) => `${type}:${name}`);
const allNames = namesOf(allRules);
const customerNames = namesOf([...navigationRules, ...customerRules]);
const storeNames = namesOf(storeRules);

/** The group of the newest release stands for all of them. */
async function isComplete(db: Executor): Promise<boolean> {
  if (!(await hasGroup(db, 'store_finance'))) return false;
  const [names, untitled] = await Promise.all([listRuleNames(db), listUntitledLocales(db)]);
  return untitled.length === 0 && allNames.every((name) => names.has(name));
}

async function makeGroups(tx: Executor): Promise<void> {
  for (const key of ['customer', 'store'] as const) await saveGroup(tx, key, []);
  await saveGroup(tx, 'operator', 'all');
}

/** Grants of old rules stay as they are; only groups that are new get those of rules that were there. */
async function addRules(tx: Executor): Promise<void> {
  const customer = await addMissingRules(tx, [...navigationRules, ...customerRules]);
  const store = await addMissingRules(tx, storeRules);
  await addMissingRules(tx, operatorRules);
  for (const role of storeRoles) {
    const isNew = !(await hasGroup(tx, role));
    if (isNew) await saveGroup(tx, role, []);
    const [shared, own] = isNew
      ? [await findRuleIds(tx, customerNames), await findRuleIds(tx, storeNames)]
      : [customer, store];
    const held = [...own].filter(([name]) => holdsRule(role, name.slice(name.indexOf(':') + 1))).map(([, id]) => id);
    await grantRules(tx, role, [...shared.values(), ...held]);
  }
  await grantRules(tx, 'customer', [...customer.values()]);
}
