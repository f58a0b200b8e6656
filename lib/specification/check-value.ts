import type { SpecNode, SpecSize, SpecValue } from '#lib/contract/catalogue/specification.ts';
import { cleanTyped, turnsDirection } from '#lib/contract/typed-text.ts';
import { add, compare, divide, type Exact, negate, toExact, zero } from './exact.ts';
import { readPattern } from './text-pattern.ts';

/** What is wrong with an answer, as a key of the `validation` messages. */
interface ValueFault {
  message: string;
  values?: Record<string, string | number>;
}

/** The answer as it is kept, undefined for none at all, or what is wrong with it. */
type CheckedValue = { value: SpecValue | undefined } | ValueFault;

/** Most files one node takes, and characters a text may have when the node names no limit. */
export const maxFiles = 10;
const maxText = 500;

/** Checks one answer against its node. `offered` are the keys of the options that can be chosen now. */
export function checkValue(node: SpecNode, value: SpecValue | undefined, offered: string[]): CheckedValue {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return { value: undefined };
  switch (node.kind) {
    case 'single':
      return typeof value === 'string' && offered.includes(value) ? { value } : { message: 'specOption' };
    case 'multi':
      return checkChoices(node, value, offered);
    case 'boolean':
      return typeof value === 'boolean' ? { value } : { message: 'invalid' };
    case 'number':
      return typeof value === 'number' ? (numberFault(node, value) ?? { value }) : { message: 'specNumber' };
    case 'dimension':
      return checkSize(node, value);
    case 'text':
      return checkText(node, value);
    case 'file':
      return checkFiles(node, value);
    default:
      return { message: 'specUnknown' };
  }
}

/** Kept in the order of the tree, so that the same choice is the same value. */
function checkChoices(node: SpecNode, value: SpecValue, offered: string[]): CheckedValue {
  if (!Array.isArray(value) || value.some((each) => !offered.includes(each))) return { message: 'specOption' };
  const chosen = offered.filter((key) => value.includes(key));
  return countFault(node, chosen.length) ?? { value: chosen };
}

function checkFiles(node: SpecNode, value: SpecValue): CheckedValue {
  if (!Array.isArray(value)) return { message: 'invalid' };
  const files = [...new Set(value)];
  return countFault({ ...node, max: node.max ?? maxFiles }, files.length) ?? { value: files };
}

function countFault({ min, max }: Pick<SpecNode, 'min' | 'max'>, count: number): ValueFault | undefined {
  if (min !== null && count < min) return { message: 'specTooFew', values: { min } };
  if (max !== null && count > max) return { message: 'specTooMany', values: { max } };
  return undefined;
}

function checkText(node: SpecNode, value: SpecValue): CheckedValue {
  if (typeof value !== 'string') return { message: 'invalid' };
  const text = cleanTyped(value);
  if (text === '') return { value: undefined };
  if (turnsDirection(text)) return { message: 'directionMarks' };
  const max = node.max ?? maxText;
  if (text.length > max) return { message: 'tooLong', values: { max } };
  if (node.min !== null && text.length < node.min) return { message: 'tooShort', values: { min: node.min } };
  const accepts = node.pattern === null ? undefined : readPattern(node.pattern);
  return accepts && !accepts(text) ? { message: 'specPattern' } : { value: text };
}

function checkSize(node: SpecNode, value: SpecValue): CheckedValue {
  if (typeof value !== 'object' || Array.isArray(value)) return { message: 'specSize' };
  const sides = sidesOf(value);
  if (sides.length !== (node.sides ?? 2)) return { message: 'specSize' };
  const wrong = sides.map((side) => numberFault(node, side)).find((each) => each !== undefined);
  return wrong ?? { value };
}

export function sidesOf({ width, height, length }: SpecSize): number[] {
  return length === undefined ? [width, height] : [length, width, height];
}

function numberFault({ min, max, step }: SpecNode, value: number): ValueFault | undefined {
  const exact = toExact(value);
  if (!exact) return { message: 'specNumber' };
  if (min !== null && value < min) return { message: 'specMinimum', values: { min } };
  if (max !== null && value > max) return { message: 'specMaximum', values: { max } };
  const start = toExact(min ?? 0) ?? zero;
  const isOnStep = step === null || isMultiple(add(exact, negate(start)), toExact(step));
  return isOnStep ? undefined : { message: 'specStep', values: { step: step ?? 0, min: min ?? 0 } };
}

function isMultiple(distance: Exact, step: Exact | undefined): boolean {
  const steps = step && divide(distance, step);
  return steps !== undefined && steps.over % steps.under === 0n && compare(steps, zero) >= 0;
}
