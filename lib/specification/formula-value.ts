import { add, ceil, compare, divide, type Exact, floor, multiply, negate, toExact } from './exact.ts';
import type { Formula } from './parse-formula.ts';

/** What a formula comes to. Undefined when it divides by zero or asks for a name that has no value. */
export function formulaValue(formula: Formula, valueOfName: (name: string) => Exact | undefined): Exact | undefined {
  if (formula.kind === 'number') return toExact(formula.text);
  if (formula.kind === 'name') return valueOfName(formula.name);
  if (formula.kind === 'negative') {
    const value = formulaValue(formula.of, valueOfName);
    return value && negate(value);
  }
  if (formula.kind === 'binary') {
    const left = formulaValue(formula.left, valueOfName);
    const right = formulaValue(formula.right, valueOfName);
    return left && right && combine(formula.sign, left, right);
  }
  const values = formula.arguments.map((each) => formulaValue(each, valueOfName));
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? call(formula.name, known) : undefined;
}

function combine(sign: '+' | '-' | '*' | '/', left: Exact, right: Exact): Exact | undefined {
  if (sign === '+') return add(left, right);
  if (sign === '-') return add(left, negate(right));
  return sign === '*' ? multiply(left, right) : divide(left, right);
}

function call(name: 'min' | 'max' | 'ceil' | 'floor', values: Exact[]): Exact | undefined {
  const [first] = values;
  if (!first) return undefined;
  if (name === 'ceil') return ceil(first);
  if (name === 'floor') return floor(first);
  const sign = name === 'min' ? 1 : -1;
  return values.reduce((best, each) => (compare(each, best) * sign < 0 ? each : best));
}
