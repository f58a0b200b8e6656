import { asc } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { pickOptions } from '../../kernel/pick-options.ts';
import { userGroups } from '../tables.ts';
import { groupNameOf, isStoreGroup } from './group-names.ts';

interface GroupSearch {
  locale: Locale;
  /** Only those that can be given at the desk: enabled, and not part of a role in a store. */
  isAssignable: boolean;
  quickSearch: string;
  /** Groups to name; they come instead of a search. */
  ids: number[] | undefined;
  limit: number;
  offset: number;
}

/** User groups searched by any part of their name, the oldest first. */
export async function listGroupOptions(
  db: Executor,
  { locale, isAssignable, ...search }: GroupSearch,
): Promise<{ options: { id: number; name: string }[]; total: number }> {
  const { id, key, names, status } = userGroups;
  const rows = await db.select({ id, key, names, status }).from(userGroups).orderBy(asc(id));
  const isMeant = (group: (typeof rows)[number]) => group.status === 'enable' && !isStoreGroup(group.key);
  const offered = isAssignable && !search.ids ? rows.filter(isMeant) : rows;
  return pickOptions(
    offered.map((group) => ({ id: group.id, name: groupNameOf(group, locale) })),
    search,
  );
}
