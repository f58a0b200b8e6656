import { expect, it } from '@jest/globals';
import { callNodes, pageNodes } from '#lib/contract/nodes.ts';
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
