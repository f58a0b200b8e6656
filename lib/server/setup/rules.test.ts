import { expect, it } from '@jest/globals';
import { callNodes, pageNodes } from '#lib/contract/nodes.ts';
import en from '#messages/en/routes.json' with { type: 'json' };
import zh from '#messages/zh-cn/routes.json' with { type: 'json' };
import type { RuleDefinition } from '../identity/index.ts';
import { operatorRules } from './desk-rules.ts';
import { customerRules } from './rules.ts';
import { storeRules } from './store-rules.ts';

const rules = [...customerRules, ...storeRules, ...operatorRules];

const all = (among: readonly RuleDefinition[]): RuleDefinition[] =>
  among.flatMap((rule) => [rule, ...all(rule.children ?? [])]);
const namesOf = (isMeant: (rule: RuleDefinition) => boolean) =>
  all(rules)
    .filter(isMeant)
    .map(({ name }) => name);

it('gives every node its words and its place, once', () => {
  expect(namesOf(({ type }) => type === 'button').sort()).toEqual([...callNodes].sort());
});

it('knows the pages that stand for their calls', () => {
  expect(namesOf(({ type }) => type !== 'button')).toEqual(expect.arrayContaining([...pageNodes]));
});

it.each(all(rules).map(({ name, title }) => [name, title] as const))(
  '%s has titles that fit their column',
  (_, title) => {
    expect(Math.max(...Object.values(title).map((text) => [...text].length))).toBeLessThanOrEqual(50);
  },
);

const pages = all(rules).filter(({ type, name }) => type === 'menu' && `user/${name}` in zh);

it.each(pages.map(({ name, title }) => [name, title] as const))(
  '%s is called in menus as in its tab',
  (name, title) => {
    const route = `user/${name}` as keyof typeof zh;
    expect(title).toEqual({ 'zh-cn': zh[route], en: en[route] });
  },
);
