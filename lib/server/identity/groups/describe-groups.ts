import { asc, desc } from 'drizzle-orm';
import { defaultLocale, type Locale, locales } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { holdsRule, type Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { userRules, userRuleTexts } from '../tables.ts';
import { groupNameOf, isFixedGroup, isStoreGroup } from './group-names.ts';
import { type CountedGroup, findGroupRow, listGrantedRules, listGroupRows } from './group-repository.ts';

function describeGroup({ group, users, rules }: CountedGroup, locale: Locale) {
  const nameIn = (each: Locale) => groupNameOf({ ...group, names: { [each]: group.names[each] } }, each);
  const { id, key, hasAllRules, status, version } = group;
  return {
    id,
    key,
    name: groupNameOf(group, locale),
    names: Object.fromEntries(locales.map((each) => [each, nameIn(each)])) as Record<Locale, string>,
    has_all_rules: hasAllRules,
    status,
    users,
    rules,
    is_fixed: isFixedGroup(key),
    is_of_store: isStoreGroup(key),
    version,
  };
}

export async function listGroups(ctx: ServerContext, locale: Locale) {
  return (await listGroupRows(ctx.db)).map((counted) => describeGroup(counted, locale));
}

/** One group, or none for a new one, with what it has and all rules there are. Throws `not_found`. */
export async function getGroup(
  ctx: ServerContext,
  operator: Member,
  { id, locale }: { id: number | undefined; locale: Locale },
) {
  const found = id === undefined ? undefined : await findGroupRow(ctx.db, id);
  if (id !== undefined && !found) throw new DomainError('not_found');
  return {
    group: found ? describeGroup(found, locale) : null,
    rule_ids: found ? await listGrantedRules(ctx.db, found.group.id) : [],
    rules: await listRuleNodes(ctx, operator, locale),
  };
}

async function listRuleNodes(ctx: ServerContext, operator: Member, locale: Locale) {
  const [rules, texts] = await Promise.all([
    ctx.db.select().from(userRules).orderBy(desc(userRules.weigh), asc(userRules.id)),
    ctx.db.select().from(userRuleTexts),
  ]);
  const titles = new Map(texts.map((text) => [`${text.ruleId}:${text.locale}`, text.title]));
  return rules.map(({ id, pid, type, name, status }) => ({
    id,
    pid,
    type,
    name,
    title: titles.get(`${id}:${locale}`) ?? titles.get(`${id}:${defaultLocale}`) ?? name,
    is_enabled: status === 'enable',
    is_held: type === 'menu_dir' || holdsRule(operator, name),
  }));
}
