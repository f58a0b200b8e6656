import type { SpecNode, SpecPriceRule, SpecValue } from '#lib/contract/catalogue/specification.ts';
import { add, compare, type Exact, multiply, roundHalfUp, toExact, whole, zero } from './exact.ts';
import { formulaValue } from './formula-value.ts';
import { parseFormula } from './parse-formula.ts';

interface PricedNode {
  node: SpecNode;
  rule: SpecPriceRule;
  qty: number;
  answers: ReadonlyMap<string, SpecValue>;
  /** Fen of all lines above. */
  above: number;
}

/** In a square metre. */
const squareMillimetres = 1_000_000n;

/**
 * What one rule adds, in whole fen, rounded half up once. Undefined when no price can be said: it is on request, the
 * formula has no value here, or the amount is below zero or beyond counting.
 */
export function ruleAmount(priced: PricedNode): number | undefined {
  const exact = exactAmount(priced);
  const amount = exact && roundHalfUp(exact);
  if (amount === undefined || (amount < 0 && priced.rule.type !== 'percent_bp')) return undefined;
  return amount;
}

function exactAmount({ node, rule, qty, answers, above }: PricedNode): Exact | undefined {
  switch (rule.type) {
    case 'fixed':
      return whole(rule.amount_in_fen);
    case 'per_unit':
      return multiply(whole(rule.amount_in_fen), unitsOf(node, qty, answers));
    case 'percent_bp':
      return { over: BigInt(above) * BigInt(rule.bp), under: 10_000n };
    case 'area': {
      const area = chargedArea(answers.get(rule.of ?? node.key), rule.minimum_area);
      return multiply(multiply(whole(rule.amount_in_fen), area), whole(qty));
    }
    case 'tier': {
      const units = unitsOf(node, qty, answers);
      const step = rule.tiers.findLast(({ from_qty }) => compare(units, whole(from_qty)) >= 0) ?? rule.tiers[0];
      return step && multiply(whole(step.amount_in_fen), units);
    }
    case 'formula': {
      const parsed = parseFormula(rule.expression);
      if (!parsed.ok) return undefined;
      return formulaValue(parsed.formula, (name) => (name === 'qty' ? whole(qty) : namedValue(name, answers)));
    }
    case 'quote':
      return undefined;
  }
}

/** Pieces ordered; for a number, so many of it for each piece. */
function unitsOf(node: SpecNode, qty: number, answers: ReadonlyMap<string, SpecValue>): Exact {
  const answer = answers.get(node.key);
  const each = typeof answer === 'number' ? toExact(answer) : undefined;
  return each ? multiply(each, whole(qty)) : whole(qty);
}

/** Square metres of one piece; what is not measured yet has none. */
function chargedArea(size: SpecValue | undefined, minimum: number): Exact {
  if (typeof size !== 'object' || Array.isArray(size)) return zero;
  const [width, height, length] = [toExact(size.width), toExact(size.height), toExact(size.length ?? 0)];
  if (!width || !height || !length) return zero;
  const face = multiply(width, height);
  const sides = multiply(length, add(width, height));
  const surface = size.length === undefined ? face : multiply(whole(2), add(face, sides));
  const least = toExact(minimum) ?? zero;
  const area = { over: surface.over, under: surface.under * squareMillimetres };
  return compare(area, least) < 0 ? least : area;
}

/** The value of a name in a formula; a node that is hidden or has no answer counts nothing. */
function namedValue(name: string, answers: ReadonlyMap<string, SpecValue>): Exact | undefined {
  const [key = '', side] = name.split('.');
  const answer = answers.get(key);
  if (answer === undefined || typeof answer === 'string') return zero;
  if (typeof answer === 'boolean') return whole(answer ? 1 : 0);
  if (typeof answer === 'number') return toExact(answer);
  if (Array.isArray(answer)) return whole(answer.length);
  if (side === 'width' || side === 'height' || side === 'length') return toExact(answer[side] ?? 0);
  return undefined;
}
