import type { CallNode } from '#lib/contract/nodes.ts';
import type { RuleDefinition } from '../identity/index.ts';

type Title = [zhCn: string, en: string];

export const menu = (name: string, [zhCn, en]: Title, icon: string): RuleDefinition => ({
  type: 'menu',
  name,
  title: { 'zh-cn': zhCn, en },
  icon: `fa ${icon}`,
});

/** A page that needs the permission but has no entry of its own in the menu, with what can be done on it. */
export const page = (name: string, title: Title, buttons: RuleDefinition[] = []): RuleDefinition => ({
  ...menu(name, title, ''),
  icon: '',
  extend: 'add_rules_only',
  ...(buttons.length > 0 && { children: buttons }),
});

/** A page of the menu with what can be done on it. */
export const workplace = (name: string, title: Title, icon: string, buttons: RuleDefinition[]): RuleDefinition => ({
  ...menu(name, title, icon),
  children: buttons,
});

export const directory = (
  name: string,
  [zhCn, en]: Title,
  icon: string,
  children: RuleDefinition[],
): RuleDefinition => ({
  type: 'menu_dir',
  name,
  title: { 'zh-cn': zhCn, en },
  icon: `fa ${icon}`,
  children,
});

/** A call of the API that needs the permission, below the part of the shop it belongs to. */
export const button = (name: CallNode, [zhCn, en]: Title): RuleDefinition => ({
  type: 'button',
  name,
  title: { 'zh-cn': zhCn, en },
});

export const nav = (name: string, [zhCn, en]: Title): RuleDefinition => ({
  type: 'nav',
  name,
  title: { 'zh-cn': zhCn, en },
  isPublic: true,
});

export const userEntry = (name: string, [zhCn, en]: Title, icon: string): RuleDefinition => ({
  type: 'nav_user_menu',
  name,
  title: { 'zh-cn': zhCn, en },
  icon: `fa ${icon}`,
});
