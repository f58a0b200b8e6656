import type { SpecPriceRule } from '#lib/contract/catalogue/specification.ts';
import { isAmount, readNumber, toFen, toYuan } from './typed-numbers.ts';

type RuleType = SpecPriceRule['type'] | 'none';
export const ruleTypes: readonly RuleType[] = [
  'none',
  'fixed',
  'per_unit',
  'percent_bp',
  'area',
  'tier',
  'formula',
  'quote',
];

/** A price rule as it is being typed: yuan, per cent. What another type needs stays, so that a change can be undone. */
export interface EditRule {
  type: RuleType;
  amount: string;
  percent: string;
  minimumArea: string;
  /** Key of the dimension that is charged for; empty: the node itself. */
  of: string;
  tiers: { from: string; amount: string }[];
  expression: string;
}

export const noRule: EditRule = {
  type: 'none',
  amount: '',
  percent: '',
  minimumArea: '0',
  of: '',
  tiers: [{ from: '1', amount: '' }],
  expression: '',
};

export function fromRule(rule: SpecPriceRule | null): EditRule {
  if (rule === null) return noRule;
  const start = { ...noRule, type: rule.type };
  switch (rule.type) {
    case 'fixed':
    case 'per_unit':
      return { ...start, amount: toYuan(rule.amount_in_fen) };
    case 'percent_bp':
      return { ...start, percent: String(rule.bp / 100) };
    case 'area':
      return {
        ...start,
        amount: toYuan(rule.amount_in_fen),
        minimumArea: String(rule.minimum_area),
        of: rule.of ?? '',
      };
    case 'tier':
      return {
        ...start,
        tiers: rule.tiers.map((tier) => ({ from: String(tier.from_qty), amount: toYuan(tier.amount_in_fen) })),
      };
    case 'formula':
      return { ...start, expression: rule.expression };
    case 'quote':
      return start;
  }
}

/** What is wrong with what was typed: a field of the form and a key of the `validation` messages. */
interface TypedFault {
  field: string;
  message: string;
}

/** The rule as the contract has it; null beside faults while it cannot be one. */
export function toRule(edit: EditRule): { rule: SpecPriceRule | null; faults: TypedFault[] } {
  const faults = ruleTypingFaults(edit);
  return { rule: faults.length > 0 ? null : readRule(edit), faults };
}

/** Whether a fault of a node is one of its price rule, as typed or as the engine finds it. */
export const isOfPrice = ({ field }: { field: string }): boolean =>
  /^(?:rule|amount|percent|minimumArea|expression|tier-)/.test(field);

function ruleTypingFaults({ type, amount, percent, minimumArea, tiers, expression }: EditRule): TypedFault[] {
  const faults: TypedFault[] = [];
  const hasAmount = type === 'fixed' || type === 'per_unit' || type === 'area';
  if (hasAmount && !isAmount(amount)) faults.push({ field: 'amount', message: 'amount' });
  if (type === 'percent_bp' && readPercent(percent) === undefined)
    faults.push({ field: 'percent', message: 'percent' });
  if (type === 'area' && (readNumber(minimumArea) ?? -1) < 0) {
    faults.push({ field: 'minimumArea', message: 'specNumber' });
  }
  if (type === 'formula' && expression.trim() === '') faults.push({ field: 'expression', message: 'required' });
  if (type === 'tier') {
    for (const [at, tier] of tiers.entries()) {
      if (!/^[1-9]\d{0,5}$/.test(tier.from.trim())) faults.push({ field: `tier-${at}-from`, message: 'wholeNumber' });
      if (!isAmount(tier.amount)) faults.push({ field: `tier-${at}-amount`, message: 'amount' });
    }
  }
  return faults;
}

function readRule({ type, amount, percent, minimumArea, of, tiers, expression }: EditRule): SpecPriceRule | null {
  switch (type) {
    case 'none':
      return null;
    case 'fixed':
    case 'per_unit':
      return { type, amount_in_fen: toFen(amount) };
    case 'percent_bp':
      return { type, bp: readPercent(percent) ?? 0 };
    case 'area':
      return { type, amount_in_fen: toFen(amount), minimum_area: readNumber(minimumArea) ?? 0, of: of || null };
    case 'tier':
      return { type, tiers: tiers.map((tier) => ({ from_qty: Number(tier.from), amount_in_fen: toFen(tier.amount) })) };
    case 'formula':
      return { type, expression };
    case 'quote':
      return { type };
  }
}

/** Basis points of a percentage with at most two decimals, from −100 to 1000. */
function readPercent(text: string): number | undefined {
  if (!/^[-−]?\d{1,4}(\.\d{1,2})?$/.test(text.trim())) return undefined;
  const bp = Math.round(Number(text.trim().replace('−', '-')) * 100);
  return bp >= -10_000 && bp <= 100_000 ? bp : undefined;
}
