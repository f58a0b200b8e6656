import fs from 'node:fs';
import { expect, it } from '@jest/globals';
import type { RuleDefinition } from '../identity/index.ts';
import { operatorRules } from '../setup/desk-rules.ts';
import { customerRules, userMenuRules } from '../setup/rules.ts';
import { storeRules } from '../setup/store-rules.ts';

const all = (rules: RuleDefinition[]): RuleDefinition[] => rules.flatMap((rule) => [rule, ...all(rule.children ?? [])]);

it('has a drawing for each icon that menus name', () => {
  const drawn = fs.readFileSync('components/ui/menu-icon.tsx', 'utf8');
  const icons = all([...userMenuRules, ...customerRules, ...storeRules, ...operatorRules]).flatMap(
    ({ icon }) => icon || [],
  );
  expect(icons.length).toBeGreaterThan(20);
  expect(icons.filter((icon) => !drawn.includes(`'${icon.replace(/^fa /, '')}':`))).toEqual([]);
});
