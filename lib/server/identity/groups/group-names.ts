import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { type GroupKey, groupKeys } from '../login/create-user.ts';

export type GroupNames = Partial<Record<Locale, string>>;

const isKnown = (key: string): key is GroupKey => groupKeys.some((known) => known === key);

/** Begun with the shop: code asks for it by its key. */
export const isFixedGroup = isKnown;

/** Given with a role in a store, by the store or by approving it. */
export const isStoreGroup = (key: string) => key === 'store' || key.startsWith('store_');

/** What a group is called: what the desk named it, or the words of those that code knows. */
export function groupNameOf({ key, names }: { key: string; names: GroupNames }, locale: Locale): string {
  const given = names[locale] || names[defaultLocale];
  if (given) return given;
  return isKnown(key) ? sentence(locale, `api.group_${key}`) : key;
}
