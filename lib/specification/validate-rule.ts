import type { SpecNode, SpecPriceRule } from '#lib/contract/catalogue/specification.ts';
import { toExact } from './exact.ts';
import { parseFormula } from './parse-formula.ts';
import { fault, type SpecFault } from './spec-fault.ts';

/** Whether a price rule can be worked out: steps in order, areas of something measured, formulas of known names. */
export function ruleFaults({ key, kind, price_rule }: SpecNode, nodes: SpecNode[]): SpecFault[] {
  if (price_rule === null) return [];
  if (price_rule.type === 'formula') return formulaFaults(key, price_rule.expression, nodes);
  return isSound(price_rule, kind, nodes) ? [] : [fault(key, 'specRule')];
}

function isSound(rule: SpecPriceRule, kind: SpecNode['kind'], nodes: SpecNode[]): boolean {
  if (rule.type === 'tier') {
    return rule.tiers.every(({ from_qty }, index) => index === 0 || from_qty > (rule.tiers[index - 1]?.from_qty ?? 0));
  }
  if (rule.type !== 'area') return true;
  const measured = rule.of === null ? kind : nodes.find(({ key }) => key === rule.of)?.kind;
  return measured === 'dimension' && toExact(rule.minimum_area) !== undefined;
}

function formulaFaults(key: string, expression: string, nodes: SpecNode[]): SpecFault[] {
  const parsed = parseFormula(expression);
  // People count characters from one.
  if (!parsed.ok) return [fault(key, 'specFormula', { position: parsed.fault.at + 1 })];
  const unknown = parsed.names.find(({ name }) => name !== 'qty' && !isCountable(name, nodes));
  return unknown ? [fault(key, 'specFormulaName', { name: unknown.name, position: unknown.at + 1 })] : [];
}

/** Names that stand for a number: the sides of a dimension, a number, what is chosen or not, how many are chosen. */
function isCountable(name: string, nodes: SpecNode[]): boolean {
  const [key, side, ...rest] = name.split('.');
  const node = nodes.find((each) => each.key === key);
  if (!node || rest.length > 0) return false;
  if (node.kind !== 'dimension') {
    return side === undefined && ['number', 'boolean', 'option', 'multi', 'file'].includes(node.kind);
  }
  return side === 'width' || side === 'height' || (side === 'length' && node.sides === 3);
}
