import type { CallNode } from '#lib/contract/nodes.ts';
import { hasSentence, sentence } from '#lib/i18n/server-sentences.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import type { RuleDefinition } from '../identity/index.ts';

/** Pages are called in menus as in their tab; everything else has its words in `messages/<locale>/identityRules.json`. */
const titleOf = (name: string): RuleDefinition['title'] => {
  const ofPage = `routes.user/${name}`;
  const key = hasSentence(ofPage) ? ofPage : `identityRules.${name}`;
  return inEachLanguage((locale) => sentence(locale, key));
};

const ruleOf = <Type extends RuleDefinition['type']>(type: Type, name: string) => ({
  type,
  name,
  title: titleOf(name),
});

export const menu = (name: string, icon: string): RuleDefinition => ({ ...ruleOf('menu', name), icon: `fa ${icon}` });

/** A page that needs the permission but has no entry of its own in the menu, with what can be done on it. */
export const page = (name: string, buttons: RuleDefinition[] = []): RuleDefinition => ({
  ...ruleOf('menu', name),
  icon: '',
  extend: 'add_rules_only',
  ...(buttons.length > 0 && { children: buttons }),
});

/** A page of the menu with what can be done on it. */
export const workplace = (name: string, icon: string, buttons: RuleDefinition[]): RuleDefinition => ({
  ...menu(name, icon),
  children: buttons,
});

export const directory = (name: string, icon: string, children: RuleDefinition[]): RuleDefinition => ({
  ...ruleOf('menu_dir', name),
  icon: `fa ${icon}`,
  children,
});

/** A call of the API that needs the permission, below the part of the shop it belongs to. */
export const button = (name: CallNode): RuleDefinition => ruleOf('button', name);

export const nav = (name: string): RuleDefinition => ({ ...ruleOf('nav', name), isPublic: true });

export const userEntry = (name: string, icon: string): RuleDefinition => ({
  ...ruleOf('nav_user_menu', name),
  icon: `fa ${icon}`,
});
